import { durationHours, formatDuration, formatMoney, fromCents } from '@faena/shared/domain';
import { expect, it } from 'vitest';
import { createPerson, withFreshToken } from '../../../../test/factories.ts';
import { dayPiece, freezeRun, SECOND_HALF } from '../../../../test/frozen-run.ts';
import { useApi } from '../../../../test/harness.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { CompanyModel } from '../../company/model.ts';
import { SlipModel } from '../slips/slip-model.ts';

const api = useApi();
const money = (cents: number) => formatMoney(fromCents(cents), 'GTQ');
const hours = (ms: number) => durationHours(ms).toFixed(2).replace('-', '\u2212');

const ADJUSTMENT = {
  id: 'a'.repeat(24),
  recordId: 'b'.repeat(24),
  date: '2026-10-12',
  ms: -4_320_000,
  cents: -780,
  reason: 'Salió antes',
  by: 'Ana Gestora',
};
const BONUS = {
  id: 'c'.repeat(24),
  name: 'Bonificación',
  kind: 'addition',
  basis: 'fixed',
  value: 12_500,
} as const;
const IGSS = {
  id: 'd'.repeat(24),
  name: 'Cuota laboral IGSS',
  kind: 'deduction',
  basis: 'percent',
  value: 483,
} as const;
const ADVANCE = {
  id: 'e'.repeat(24),
  name: 'Anticipo',
  kind: 'deduction',
  cents: 5_000,
  note: 'Del 3 de noviembre',
} as const;

async function closed() {
  const { manager, worker, company } = await createCrew(api, { fullname: 'María José Ñúñez Ŵẽłḩ' });
  const { run, slips } = await freezeRun(company, [
    {
      person: worker,
      fullname: 'María José Ñúñez Ŵẽłḩ',
      pieces: [dayPiece('2026-10-30', 2), dayPiece('2026-11-02', 8), dayPiece('2026-11-03', 7.51, 700)],
      adjustments: [ADJUSTMENT],
      concepts: [BONUS, IGSS],
      lines: [ADVANCE],
    },
  ]);
  const [slip] = slips;
  if (!slip) throw new Error('There is no slip');
  return { manager, worker, company, run, slip };
}

/** A closed half of November: five days with 50 minutes in the morning and 30 in the afternoon, at 7.25. */
async function workedDays() {
  api.clock.set(new Date('2026-11-01T06:00-06:00'));
  const { manager, worker, company } = await createCrew(api, { hourlyRateCents: 725 });
  await CompanyModel.updateOne({ _id: company._id }, { currency: 'GTQ' });
  const companyId = String(company._id);
  await api.as(manager).payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
  api.clock.set(new Date('2026-11-15T20:00-06:00'));
  const as = api.as(withFreshToken(api, manager));
  for (const day of ['02', '03', '04', '05', '06']) {
    for (const [from, to] of [
      ['08:00', '08:50'],
      ['13:00', '13:30'],
    ]) {
      const [startTime = '', endTime = ''] = [from, to].map((time) =>
        new Date(`2026-11-${day}T${time}-06:00`).toISOString(),
      );
      await as.record.add({ body: { employeeId: worker.id, startTime, endTime, reason: 'Olvidado' } });
    }
  }
  const run = await as.run.close({ body: { companyId, startDate: '2026-11-01', endDate: '2026-11-15' } });
  const [slip] = await as.run.slips({ params: { id: run._id } });
  if (!slip) throw new Error('There is no slip');
  return {
    manager: withFreshToken(api, manager),
    worker: withFreshToken(api, worker),
    slip,
    run,
  };
}

it('has every figure of the slip to the cent, its names, its number and its hash (SLIP-3)', async () => {
  const { manager, slip, company } = await closed();
  const file = await api.as(manager).runFile.slip({ params: { id: String(slip._id) } });
  const pages = await readPdf(await file.arrayBuffer());
  expect(pages).toHaveLength(1);
  const texts = pages.flat();
  const { frozen } = slip;
  const figures = [...frozen.days, ...frozen.late, ...frozen.rates, ...frozen.adjustments];
  const expected = [
    ...[company.name, 'María José Ñúñez Ŵẽłḩ', frozen.username, 'GTQ', '1–15 nov 2026', '16 nov 2026'],
    ...[
      '16/11/26, 9:04 (America/Guatemala)',
      'Corrida 7 · Boleta B7-1',
      `${hours(frozen.ms)} h (${formatDuration(frozen.ms)})`,
    ],
    ...figures.flatMap(({ ms, cents }) => [formatDuration(ms), hours(ms), money(cents)]),
    ...[frozen.grossCents, frozen.additionCents, -frozen.deductionCents, frozen.netCents].map(money),
    ...['lun, 02/11/2026', 'vie, 30/10/2026', 'Salió antes (por Ana Gestora)', '4.83 % del bruto'],
    ...['Bonificación', money(12_500), 'Cuota laboral IGSS', 'Anticipo', 'Del 3 de noviembre', money(-5_000)],
    ...['Neto a pagar (GTQ)', 'Empleador', 'Empleado', 'Página 1 de 1'],
    ...[`tiempo ${money(frozen.workCents)}, ajustes ${money(-780)}`],
    `Corrida 7 · Boleta B7-1 · Huella SHA-256: ${slip.hash}`,
  ];
  expect(texts).toEqual(expect.arrayContaining(expected));
  // The slip shows no other figure of money.
  const sums = [frozen.days, frozen.late, frozen.rates].map((part) =>
    part.reduce((sum, { cents }) => sum + cents, 0),
  );
  const lines = frozen.lines.map(({ kind, cents }) => (kind === 'deduction' ? -cents : cents));
  const known = new Set([
    ...expected,
    ...[...sums, ...lines, frozen.additionCents - frozen.deductionCents, 650, 700].map(money),
  ]);
  expect(texts.filter((text) => /^\u2212?Q[\d,.]+$/.test(text) && !known.has(text))).toEqual([]);
});

it('adds up by hand: five days of 1:20 make 6:40, each with from–to, where 5 × 1.33 is not 6.67 (SLIP-9)', async () => {
  const { manager, worker, slip, run } = await workedDays();
  const file = await api.as(worker).runFile.slip({ params: { id: slip._id } });
  const texts = (await readPdf(await file.arrayBuffer())).flat();
  const cells = ['8:00–8:50, 13:00–13:30', '1:20', '1.33', 'Q9.67'];
  expect(texts.filter((text) => cells.includes(text))).toEqual(Array(5).fill(cells).flat());
  // 6:40 × 7.25 is 48.33; each day is 9.67, and five of them 48.35.
  expect(texts).toEqual(expect.arrayContaining(['6.67 h (6:40)', '6:40', '6.67', 'Q48.35']));
  expect(texts.join(' ')).toContain('Cada día es su tiempo exacto (h:mm) × tarifa, redondeado al centavo');
  const mine = (await api.as(worker).slip.mine())[0];
  const [one] = [await api.as(manager).slip.get({ params: { id: slip._id } })];
  expect(mine?.stretches).toEqual(one?.stretches);
  expect(one?.stretches?.slice(0, 2)).toEqual([
    {
      ...{ recordId: expect.any(String), date: '2026-11-02', hourlyRate: 7.25 },
      ...{ startTime: '2026-11-02T14:00:00.000Z', endTime: '2026-11-02T14:50:00.000Z' },
    },
    expect.objectContaining({ startTime: '2026-11-02T19:00:00.000Z', endTime: '2026-11-02T19:30:00.000Z' }),
  ]);
  const total = (one?.stretches ?? []).reduce(
    (sum, { startTime, endTime }) => sum + Date.parse(endTime) - Date.parse(startTime),
    0,
  );
  expect(total).toBe(one?.ms);
  expect((await api.as(manager).run.slips({ params: { id: run._id } }))[0]).not.toHaveProperty('stretches');
});

it('is in the reader’s language, the same bytes each time, and named by company, run, period and person (SLIP-3)', async () => {
  const { manager, slip, company, worker } = await closed();
  const path = `/payroll/slips/${slip._id}/pdf`;
  const [first, second] = await Promise.all([path, path].map((each) => api.request(each, { as: manager })));
  expect(first?.headers.get('content-type')).toBe('application/pdf');
  expect(first?.headers.get('content-disposition')).toMatch(
    new RegExp(
      `^attachment; filename="boleta-[a-z0-9-]+-${String(company._id).slice(-6)}-corrida-7-2026-11-01-2026-11-15-1-maria-jose-nunez-welh-${worker.username}\\.pdf"$`,
    ),
  );
  const [once, again] = await Promise.all([first, second].map((answer) => answer?.arrayBuffer()));
  expect(Buffer.from(new Uint8Array(once ?? [])).equals(new Uint8Array(again ?? []))).toBe(true);
  const english = await api.request(path, { as: manager, headers: { 'Accept-Language': 'en' } });
  expect(english.headers.get('content-disposition')).toContain('payslip-');
  const texts = (await readPdf(await english.arrayBuffer())).flat();
  expect(texts).toEqual(
    expect.arrayContaining(['Net to be paid (GTQ)', 'Employer', 'Mon, 02/11/2026', 'Page 1 of 1']),
  );
});

it('says so if a name has letters that no font here can draw (SLIP-13)', async () => {
  const { manager, company, worker } = await closed();
  const fullname = '🦊 王小明 Łukasz Ёлкин Αθηνά';
  const again = { number: 8, currency: '', period: SECOND_HALF };
  const { slips } = await freezeRun(company, [{ person: worker, fullname }], again);
  const file = await api.as(manager).runFile.slip({ params: { id: String(slips[0]?._id) } });
  const texts = (await readPdf(await file.arrayBuffer())).flat();
  expect(texts).toEqual(
    expect.arrayContaining([
      '�',
      '王小明',
      'Łukasz Ёлкин Αθηνά',
      '� está en lugar de letras que este archivo no puede dibujar.',
      'Neto a pagar (USD)',
      '0.00',
    ]),
  );
});

it('is given to its employee, its owner and administrators, and to nobody else', async () => {
  const { worker, company, slip } = await closed();
  const colleague = await createPerson(api, 'employee', { companyId: company._id });
  const stranger = await createCrew(api);
  const params = { id: String(slip._id) };
  const own = await api.as(worker).runFile.slip({ params });
  expect((await readPdf(await own.arrayBuffer())).flat()).toContain('Página 1 de 1');
  await expectRefused(
    [colleague, stranger.manager, stranger.worker].map((as) => api.as(as).runFile.slip({ params })),
    { status: 404, message: 'Slip not found' },
  );
  await expectRefused([api.as(worker).runFile.slips({ params: { id: String(slip.runId) } })], {
    status: 403,
  });
  await CompanyModel.deleteOne({ _id: company._id });
  await expectRefused([api.as(await createPerson(api, 'admin')).runFile.slip({ params })], { status: 404 });
});

it('has all slips of a run by name, each with pages of its own, and names those that are finished (SLIP-5)', async () => {
  const { manager, company, run, slip } = await closed();
  const people = await Promise.all(
    ['Zoe Paz', 'Ábel Ixchel', 'Berta Xol'].map(async (fullname) => ({
      person: await createPerson(api, 'employee', { companyId: company._id, fullname }),
      fullname,
      lines: Array.from({ length: 40 }, (_, n) => ({
        ...ADVANCE,
        name: `Línea ${n}`,
        kind: 'addition' as const,
      })),
    })),
  );
  const long = { _id: company._id, name: 'Constructora '.repeat(15).trim() };
  const { run: many } = await freezeRun(long, people, { number: 8, period: SECOND_HALF });
  const file = await api.as(manager).runFile.slips({ params: { id: String(many._id) } });
  const bytes = Buffer.from(await file.arrayBuffer());
  const pages = await readPdf(bytes);
  expect(pages.map((texts) => texts.find((text) => text.startsWith('Página')))).toEqual(
    Array.from({ length: 3 }, () => ['Página 1 de 2', 'Página 2 de 2']).flat(),
  );
  expect(pages[1]?.[0]).toMatch(/^Ábel Ixchel · Corrida 8 · Constructora .*…$/);
  const named = pages.flatMap((texts) =>
    texts.filter((text) => people.some(({ fullname }) => fullname === text)),
  );
  expect([...new Set(named)]).toEqual(['Ábel Ixchel', 'Berta Xol', 'Zoe Paz']);
  const finished = [...bytes.toString('latin1').matchAll(/\/FinishedSlips (\d+)\n\/OfSlips (\d+)/g)];
  expect(finished.map(([, done, all]) => `${done}/${all}`)).toEqual(['1/3', '2/3', '3/3']);
  expect(file).toMatchObject({
    name: expect.stringMatching(/^boletas-.*-corrida-8-2026-11-16-2026-11-30-todos\.pdf$/),
  });
  await SlipModel.updateMany({ runId: run._id }, { reopened: true });
  const void_ = await api.as(manager).runFile.slip({ params: { id: String(slip._id) } });
  // The note is the first text of each page (SLIP-16).
  const firsts = (await readPdf(await void_.arrayBuffer())).map(([first]) => first);
  expect(new Set(firsts)).toEqual(new Set(['Anulada: esta corrida se reabrió y la boleta ya no vale']));
});
