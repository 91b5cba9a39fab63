import type { RunAnswer, SlipMail } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  FakeBusiness,
  noMails,
  payPeriod,
  payPerson,
  payRun,
  refuse,
  renderRoute,
  runAnswer,
  screen,
  slip,
  slipClaim,
  within,
} from '@/test/index.ts';

const LINK = { createdAt: '2026-11-16T15:00:00.000Z', expiresAt: '2026-12-16T15:00:00.000Z', openedAt: null };
const run = payRun();

function open(
  answers: readonly RunAnswer[],
  slipLink: Answers['slipLink'] = {},
  slipMail: Answers['slipMail'] = { get: noMails },
  openClaims: NonNullable<Answers['slip']>['openClaims'] = () => [],
) {
  const own = new FakeBusiness();
  const period = payPeriod({ people: [payPerson({ answer: 'claimed' })], state: 'closed', run });
  return renderRoute('/planilla/periodo', {
    as: own.owner,
    company: own.company,
    api: {
      ...own.answers,
      payPeriod: { get: () => period },
      slip: { answers: () => answers, openClaims },
      slipLink,
      slipMail,
    },
  });
}

const section = () => screen.findByRole('region', { name: 'Respuestas a las boletas' });
const names = (within: HTMLElement) =>
  [...within.querySelectorAll('li > div bdi:first-child')].map((name) => name.textContent);

describe('the answers to a closed period (ANSWER-3)', () => {
  it('are counted above the planilla, and each claim leads to the records of its day (ANSWER-8)', async () => {
    const claimed = runAnswer({ fullname: 'Carla', answer: 'claimed', claims: [slipClaim()] });
    const open8 = { companyId: new FakeBusiness().company._id, slips: 1, date: '2026-11-01' };
    await open([claimed], {}, { get: noMails }, () => [open8]);
    expect(await screen.findByRole('link', { name: '1 reclamo sin responder' })).toBeVisible();
    const link = within(await section()).getByRole('link', { name: /^Ver el día y corregirlo: Carla, / });
    expect(link).toHaveAttribute(
      'href',
      `/planilla?empleado=${claimed.employeeId}&periodo=day&fecha=${slipClaim().date}`,
    );
  });

  it('are listed with claims first, then people without an answer, and filtered', async () => {
    const { user } = await open([
      runAnswer({ fullname: 'Ana', answer: 'accepted' }),
      runAnswer({ fullname: 'Beto' }),
      runAnswer({ fullname: 'Carla', answer: 'claimed', claims: [slipClaim()] }),
    ]);
    const shown = await section();
    expect(await within(shown).findByText('Carla')).toBeVisible();
    expect(names(shown).filter((name) => ['Ana', 'Beto', 'Carla'].includes(name ?? ''))).toEqual([
      'Carla',
      'Beto',
      'Ana',
    ]);
    await user.click(within(shown).getByRole('radio', { name: 'Sin responder (1)' }));
    expect(within(shown).queryByText('Ana')).toBeNull();
    expect(within(shown).getByText('Beto')).toBeVisible();
  });

  it('include no claim that was accepted or answered', async () => {
    await open([
      runAnswer({ fullname: 'Ana', answer: 'accepted', claims: [slipClaim()] }),
      runAnswer({ fullname: 'Beto', answer: 'answered', claims: [slipClaim()] }),
      runAnswer({ fullname: 'Carla', answer: 'claimed', claims: [slipClaim()] }),
    ]);
    expect(await within(await section()).findByRole('radio', { name: 'Reclamos (1)' })).toBeVisible();
  });

  it('name, for answers by link, its maker and its delivery, and mark contested ones (ANSWER-6, ANSWER-7)', async () => {
    const viaLink = { madeBy: 'Olga Sol', way: 'copied' } as const;
    const acceptedAt = '2026-11-16T15:00:00.000Z';
    await open([
      runAnswer({ fullname: 'Ana', answer: 'accepted', acceptedAt, viaLink }),
      runAnswer({
        fullname: 'Beto',
        answer: 'claimed',
        contested: { acceptedAt, viaLink, at: '2026-11-17T15:00:00.000Z' },
        claims: [slipClaim({ viaLink: { madeBy: null, way: null } })],
      }),
    ]);
    const shown = await section();
    expect(await within(shown).findByText('por enlace (lo creó Olga Sol, copiado)')).toBeVisible();
    expect(
      within(shown).getByText(
        'Conforme por enlace (lo creó Olga Sol, copiado) desde 16/11/26, 9:00; reclamada 17/11/26, 9:00',
      ),
    ).toBeVisible();
    expect(within(shown).getByText('Sobre jueves, 12 de noviembre, por enlace')).toBeVisible();
  });

  it('include claims that a manager answers in place', async () => {
    const claim = slipClaim();
    const person = runAnswer({ answer: 'claimed', claims: [claim] });
    const { user, fill, api } = await open([person]);
    api.answer({ slip: { answerClaim: () => slip() } });
    await user.click(await screen.findByRole('button', { name: 'Responder el reclamo de Elena Empleada' }));
    await fill(await screen.findByLabelText('Respuesta'), 'Va en la próxima.');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByRole('button', { name: 'Responder el reclamo de Elena Empleada' });
    expect(api.calls('slip', 'answerClaim')).toMatchObject([
      { params: { id: person._id, claimId: claim._id }, body: { text: 'Va en la próxima.' } },
    ]);
  });
});

describe("'Enviar boleta' (ANSWER-3)", () => {
  const make = () => ({ ...LINK, token: 'el-secreto', language: null });

  it('makes a link at once and offers WhatsApp, mail, a copy and a code; it can be revoked', async () => {
    const { user, api } = await open([runAnswer()], { make, revoke: () => ({ link: null }) });
    await user.click(await screen.findByRole('button', { name: 'Enviar boleta: Elena Empleada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar boleta' });
    const whatsApp = await within(dialog).findByRole('link', { name: 'WhatsApp' });
    const url = `${window.location.origin}/boleta#el-secreto`;
    expect(whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/50255550101\?text=/);
    expect(decodeURIComponent(whatsApp.getAttribute('href') ?? '')).toContain(url);
    expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    const mail = within(dialog).getByRole('link', { name: 'Correo' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:elena%40example\.com\?subject=Boleta/);
    expect(within(dialog).getByLabelText('Enlace privado')).toHaveTextContent(url);
    expect(await within(dialog).findByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Revocar enlace' }));
    expect(await within(dialog).findByText('El enlace ya no abre la boleta.')).toBeVisible();
    expect(api.changes).toEqual(['slipLink.make', 'slipLink.revoke']);
  });

  it('sends link and message in the language of its employee, whatever the page shows (LANG-15)', async () => {
    const { user } = await open([runAnswer()], { make: () => ({ ...make(), language: 'en' }) });
    await user.click(await screen.findByRole('button', { name: 'Enviar boleta: Elena Empleada' }));
    const url = `${window.location.origin}/boleta?language=en#el-secreto`;
    expect(await screen.findByLabelText('Enlace privado')).toHaveTextContent(url);
    const hrefOf = (name: string) =>
      decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf('WhatsApp')).toMatch(/\?text=Hello Elena, this is the slip of .+ Nov 2026: http/);
    expect(hrefOf('WhatsApp')).toContain(url);
    expect(hrefOf('Correo')).toMatch(/\?subject=Slip of .+ Nov 2026&body=Hello Elena/);
  });

  it('replaces a valid link only on request', async () => {
    const { user, api } = await open([runAnswer({ link: LINK })], { make });
    await user.click(await screen.findByRole('button', { name: 'Enviar boleta: Elena Empleada' }));
    const renew = await screen.findByRole('button', { name: 'Crear enlace nuevo' });
    expect(api.changes).toEqual([]);
    await user.click(renew);
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toBeVisible();
  });

  it('revokes an earlier link without making another, and reports that one alone', async () => {
    const people = [
      runAnswer({ fullname: 'Ana Paz', link: LINK }),
      runAnswer({ fullname: 'Beto Ruiz', link: LINK }),
    ];
    const { user, api } = await open(people, { make, revoke: () => ({ link: null }) });
    await user.click(await screen.findByRole('button', { name: 'Enviar una por una (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Revocar enlace' }));
    expect(await screen.findByText('El enlace ya no abre la boleta.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByText(/^Ya tiene un enlace/)).toBeVisible();
    expect(screen.queryByText('El enlace ya no abre la boleta.')).toBeNull();
    expect(api.calls('slipLink', 'revoke').map(({ params }) => params.id)).toEqual([people[0]?._id]);
    expect(api.changes).toEqual(['slipLink.revoke']);
  });

  it('goes through all people without an answer, one after another', async () => {
    const people = [
      runAnswer({ fullname: 'Ana Paz' }),
      runAnswer({ fullname: 'Beto Ruiz' }),
      runAnswer({ answer: 'accepted' }),
    ];
    const { user, api } = await open(people, { make });
    await user.click(await screen.findByRole('button', { name: 'Enviar una por una (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar boleta' });
    expect(dialog).toHaveTextContent('Ana Paz · 1 de 2');
    await within(dialog).findByRole('link', { name: 'WhatsApp' });
    await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }));
    expect(dialog).toHaveTextContent('Beto Ruiz · 2 de 2');
    await within(dialog).findByRole('link', { name: 'WhatsApp' });
    expect(within(dialog).queryByRole('button', { name: 'Siguiente' })).toBeNull();
    expect(api.calls('slipLink', 'make').map(({ params }) => params.id)).toEqual([
      people[0]?._id,
      people[1]?._id,
    ]);
  });
});

describe("'Enviar por correo' (ANSWER-5)", () => {
  const people = [
    runAnswer({ fullname: 'Ana Paz' }),
    runAnswer({ fullname: 'Beto Ruiz' }),
    runAnswer({ fullname: 'Carla Sol', email: '' }),
    runAnswer({ fullname: 'Delia Luz', answer: 'accepted' }),
  ] as const;
  const [ana, beto] = people;
  const mailTo = ({ _id }: RunAnswer, given: Partial<SlipMail> = {}): SlipMail => ({
    slipId: _id,
    state: 'sent',
    askedAt: '2026-11-16T15:00:00.000Z',
    sentAt: '2026-11-16T15:00:02.000Z',
    failure: null,
    times: 1,
    ...given,
  });
  const waiting = { state: 'waiting', sentAt: null } as const;
  const rowOf = async (name: string) => {
    const shown = await section();
    const row = (await within(shown).findByText(name)).closest('li');
    if (!row) throw new Error(`${name} has no row`);
    return row;
  };

  it('sends to all who have an address with one click, and reports the mail server’s answers until none waits', async () => {
    let mails: SlipMail[] = [];
    const answer = () => ({ available: true, mails });
    const { user, api } = await open(people, {}, { get: answer, send: answer });
    const press = await screen.findByRole('button', { name: 'Enviar por correo (2)' });
    mails = [mailTo(ana, waiting), mailTo(beto, waiting)];
    await user.click(press);
    expect(await screen.findByText('Enviando: quedan 2')).toBeVisible();
    expect(await rowOf('Ana Paz')).toHaveTextContent('Correo en camino');
    expect(screen.queryByRole('button', { name: /por correo/ })).toBeNull();
    mails = [mailTo(ana), mailTo(beto, { state: 'failed', sentAt: null, failure: 'refused' })];
    expect(
      await screen.findByText('Entregadas al servidor de correo: 1', {}, { timeout: 5_000 }),
    ).toBeVisible();
    expect(screen.getByText('Rechazadas por el servidor de correo: 1')).toBeVisible();
    expect(await rowOf('Ana Paz')).toHaveTextContent(/Correo enviado .*16/);
    expect(await rowOf('Beto Ruiz')).toHaveTextContent('Correo rechazado');
    expect(screen.getByText('Sin correo: 1')).toBeVisible();
    const before = api.calls('slipMail', 'send').length;
    mails = [mailTo(ana), mailTo(beto, waiting)];
    await user.click(screen.getByRole('button', { name: 'Reintentar correos (1)' }));
    expect(await screen.findByText('Enviando: quedan 1')).toBeVisible();
    expect(before).toBe(1);
    expect(api.calls('slipMail', 'send')).toMatchObject([{ body: {} }, { body: {} }]);
  });

  it('leaves people whom no mail reaches for sending by hand', async () => {
    const mails = [mailTo(ana), mailTo(beto, { state: 'failed', sentAt: null, failure: 'unreachable' })];
    const { user, api } = await open(
      people,
      { make: () => ({ ...LINK, token: 'el-secreto', language: null }) },
      { get: () => ({ available: true, mails }) },
    );
    expect(await screen.findByText('Sin enviar, el servidor de correo no responde: 1')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Enviar una por una (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar boleta' });
    expect(dialog).toHaveTextContent('Beto Ruiz · 1 de 2');
    await within(dialog).findByRole('link', { name: 'WhatsApp' });
    await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }));
    expect(dialog).toHaveTextContent('Carla Sol · 2 de 2');
    await within(dialog).findByRole('img', { name: 'Código QR del enlace' });
    expect(api.calls('slipLink', 'make')).toHaveLength(2);
  });

  it('sends again only after it shows who was sent theirs and when', async () => {
    const mails = [mailTo(ana), mailTo(beto, { times: 5 })];
    const answer = () => ({ available: true, mails });
    const { user, api } = await open(people, {}, { get: answer, send: answer });
    await user.click(await screen.findByRole('button', { name: 'Enviar de nuevo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar de nuevo' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/Ana Paz.*16/);
    expect(api.changes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Enviar de nuevo (1)' }));
    await within(await section()).findByText('Entregadas al servidor de correo: 2');
    expect(api.calls('slipMail', 'send')).toMatchObject([{ body: { slips: [ana._id] } }]);
  });

  it('is not offered if the server sends no mail, which is reported', async () => {
    await open(people);
    expect(
      await screen.findByText('Sin servidor de correo, las boletas se envían una por una.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar una por una (3)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /por correo/ })).toBeNull();
  });

  it('reports a refusal', async () => {
    const { user } = await open(
      people,
      {},
      { get: () => ({ available: true, mails: [] }), send: () => refuse('conflict') },
    );
    await user.click(await screen.findByRole('button', { name: 'Enviar por correo (2)' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar por correo (2)' })).toBeEnabled();
  });
});
