import type { Home } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  newId,
  record,
  recordRequest,
  refuse,
  renderRoute,
  screen,
  waitFor,
  worker,
} from '@/test/index.ts';
import { comeBack, goOffline } from '@/test/without-connection.ts';
import { forgetAnswer, keepAnswer, readAnswers } from './kept-answers.ts';
import { type KeptAnswer, showAnswers } from './unsent-answers.ts';

/** 7:02 to 9:30 in Guatemala. */
const SILENCE = {
  recordId: newId(),
  from: '2026-11-20T13:02:00.000Z',
  until: '2026-11-20T15:30:00.000Z',
  projectId: null,
};
const WORK = { startTime: SILENCE.from, endTime: SILENCE.until, projectId: null };
const YES = { name: 'Sí, hubo trabajo' };
const NO = { name: 'No hubo trabajo' };

beforeEach(async () => {
  for (const answer of await readAnswers()) await forgetAnswer(answer);
  showAnswers([]);
});

const yesOf = (personId: string): KeptAnswer => ({ ...SILENCE, personId, worked: true, key: newId() });

/** The home of a person whose silence is settled by each sent answer, and open again once that is taken back. */
function silent() {
  const home: Partial<Home> = { silence: SILENCE };
  const own = worker({ home });
  const request = recordRequest(own.me);
  const settle = <Answer,>(silence: Home['silence'], answer: Answer): Answer => {
    home.silence = silence;
    return answer;
  };
  const api: Answers = {
    ...own.api,
    recordRequest: {
      ...own.api.recordRequest,
      ask: () => settle(null, request),
      withdraw: () => settle(SILENCE, request),
    },
    record: {
      ...own.api.record,
      answerSilence: ({ body: { worked } }) =>
        settle(worked === false ? null : SILENCE, record({ _id: SILENCE.recordId })),
    },
  };
  return { me: own.me, api, home, request };
}

describe('the question about a silence (TIME-68)', () => {
  it('requests the time as work in one press, and takes that back', async () => {
    const { me, api: answers, request } = silent();
    const { user, api } = await renderRoute('/employee', { as: me, api: answers });
    const question = /^No hubo señal el viernes, 20 de noviembre, de 7:02 a 9:30\. ¿Hubo trabajo\?$/;
    await screen.findByRole('heading', { name: question });
    await user.dblClick(screen.getByRole('button', YES));
    await waitFor(() => expect(screen.queryByRole('heading', { name: question })).toBeNull());
    expect(api.calls('recordRequest', 'ask').map(({ body }) => body)).toEqual([
      { ...WORK, reason: 'Hubo trabajo sin señal.' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', YES)).toBeVisible();
    expect(api.calls('recordRequest', 'withdraw').map(({ params }) => params)).toEqual([{ id: request._id }]);
  });

  it('keeps on the server that there was no work, and takes that back (TIME-69)', async () => {
    const { me, api: answers } = silent();
    const { user, api } = await renderRoute('/employee', { as: me, api: answers });
    await user.click(await screen.findByRole('button', NO));
    await waitFor(() => expect(screen.queryByRole('button', NO)).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', NO)).toBeVisible();
    const sent = api.calls('record', 'answerSilence');
    expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
      [SILENCE.recordId, { worked: false }],
      [SILENCE.recordId, { worked: null }],
    ]);
  });

  it('keeps a press without a network, says so, and sends it once there is one', async () => {
    const { me, api: answers } = silent();
    const visit = await renderRoute('/employee', { as: me, api: answers });
    await screen.findByRole('button', YES);
    await goOffline(visit);
    await visit.user.click(screen.getByRole('button', YES));
    expect(await screen.findByText(/^«Sí, hubo trabajo» está en este dispositivo/)).toBeVisible();
    expect(await readAnswers()).toMatchObject([{ ...SILENCE, worked: true }]);
    expect(screen.queryByText(/Por ahora no se guarda nada/)).toBeNull();
    await comeBack(visit);
    await waitFor(() => expect(visit.api.calls('recordRequest', 'ask')).toHaveLength(1));
    await waitFor(async () => expect(await readAnswers()).toEqual([]));
  });

  it('sends a kept press at the next opening, and none of another person', async () => {
    const { me, api: answers } = silent();
    const others = { ...yesOf(newId()), recordId: newId() };
    await keepAnswer(yesOf(me._id));
    await keepAnswer(others);
    const { api } = await renderRoute('/employee', { as: me, api: answers });
    await waitFor(() => expect(api.calls('recordRequest', 'ask')).toHaveLength(1));
    await waitFor(async () => expect(await readAnswers()).toEqual([others]));
    expect(api.calls('recordRequest', 'ask')).toHaveLength(1);
  });

  it('sends a kept press from any screen, also after its question has lapsed (TIME-70)', async () => {
    const { me, home, api: answers } = silent();
    home.silence = null;
    await keepAnswer(yesOf(me._id));
    const { api } = await renderRoute('/account', { as: me, api: answers });
    expect(await screen.findByText('Enviado para su revisión.')).toBeVisible();
    expect(api.calls('recordRequest', 'ask').map(({ body }) => body)).toMatchObject([WORK]);
    expect(await readAnswers()).toEqual([]);
  });

  it('counts a press whose question has lapsed until it is sent, and the banner says that it is kept (TIME-70)', async () => {
    const { me, home, api: answers } = silent();
    home.silence = null;
    const failing = {
      ...answers,
      recordRequest: { ...answers.recordRequest, ask: () => refuse('internal') },
    };
    await keepAnswer(yesOf(me._id));
    const visit = await renderRoute('/employee', { as: me, api: failing });
    const count = '1 respuesta sin enviar. El envío sigue con la próxima conexión.';
    expect(await screen.findByText(count)).toBeVisible();
    await goOffline(visit);
    const banner = screen.getByText(/No hay conexión con el servidor/);
    await waitFor(() => expect(banner).toHaveTextContent(count));
    expect(banner).not.toHaveTextContent('Por ahora no se guarda nada.');
    visit.api.answer(answers);
    await comeBack(visit);
    expect(await screen.findByText('Enviado para su revisión.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(count)).toBeNull());
    expect(await readAnswers()).toEqual([]);
  });

  it('tells once that a press was refused after its question has lapsed, and sends it no more (TIME-70)', async () => {
    const { me, home, api: answers } = silent();
    home.silence = null;
    const ask = () => refuse('conflict', undefined, { reason: 'no_silence' });
    await keepAnswer(yesOf(me._id));
    const visit = await renderRoute('/employee', {
      as: me,
      api: { ...answers, recordRequest: { ...answers.recordRequest, ask } },
    });
    const refusal = 'No se aceptó la respuesta sobre un tiempo sin señal.';
    expect(await screen.findAllByText(refusal)).toHaveLength(1);
    await waitFor(async () => expect(await readAnswers()).toEqual([]));
    await goOffline(visit);
    await comeBack(visit);
    expect(visit.api.calls('recordRequest', 'ask')).toHaveLength(1);
  });

  it('leaves the news of an answer to the tab that removed it', async () => {
    const answer = yesOf(newId());
    await keepAnswer(answer);
    expect([await forgetAnswer(answer), await forgetAnswer(answer)]).toEqual([true, false]);
  });

  it('counts the answers of each person at the login, and sends none without a session (PHONE-26)', async () => {
    await keepAnswer({ ...yesOf(newId()), name: 'José' });
    const { api } = await renderRoute('/login');
    expect(
      await screen.findByText('1 respuesta de José sin enviar, hasta el inicio de sesión'),
    ).toBeVisible();
    expect(api.calls('recordRequest', 'ask')).toEqual([]);
    expect(await readAnswers()).toHaveLength(1);
  });

  it('says why an answer was refused, and asks no more once a manager has settled it', async () => {
    const { me, home, api: answers } = silent();
    const answerSilence = () => {
      home.silence = null;
      return refuse('conflict', undefined, { reason: 'no_silence' });
    };
    const { user } = await renderRoute('/employee', {
      as: me,
      api: { ...answers, record: { ...answers.record, answerSilence } },
    });
    await user.click(await screen.findByRole('button', NO));
    expect(await screen.findByText('Después del registro ya no hay un tiempo sin señal.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', NO)).toBeNull());
    expect(await readAnswers()).toEqual([]);
  });
});
