import type { Rate, WorkRecord } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import {
  banner,
  newId,
  offline,
  openRecord,
  record,
  refuse,
  renderRoute,
  screen,
  stopClock,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

/** Friday the 20th, 8:00 in Guatemala. */
const NOW = '2026-11-20T14:00:00.000Z';
const PIECE = { hourlyRate: 6.5, cost: 26 };

/** The work of a day in November from one local time to another, at 6.50 an hour. */
function worked(day: number, from: string, to: string, given: Partial<WorkRecord> = {}): WorkRecord {
  const at = (time: string) => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}:00-06:00`);
  const hours = (+at(to) - +at(from)) / 3_600_000;
  return record({
    startTime: at(from).toISOString(),
    endTime: at(to).toISOString(),
    durationHours: hours,
    cost: hours * PIECE.hourlyRate,
    hourlyRate: PIECE.hourlyRate,
    ...given,
  });
}

const ownRate = (hourlyRate: number, from: string, note = ''): Rate => ({
  _id: newId(),
  hourlyRate,
  from,
  fromDay: null,
  setBy: null,
  setAt: from,
  note,
});

interface Stubs {
  earlierRates?: Rate[];
  records?: WorkRecord[];
  rate?: number;
  now?: string;
  path?: string;
  timeZone?: string;
}

async function open({
  records = [],
  rate = 6.5,
  earlierRates = [],
  now = NOW,
  path = '/employee/time-tracker',
  timeZone,
}: Stubs = {}) {
  const clock = stopClock(now);
  const own = worker({ records });
  if (timeZone) own.company.timezone = timeZone;
  const api = {
    ...own.api,
    rate: { list: () => (rate > 0 ? [ownRate(rate, '2026-11-01T06:00:00.000Z'), ...earlierRates] : []) },
    record: {
      ...own.api.record,
      get: ({ query: { startDate = '', endDate = '9' } }) =>
        own.records.filter(({ startTime, endTime }) => {
          const inUtc = (instant: string) => instant.slice(0, 10);
          return inUtc(startTime) <= `${endDate}T` && (endTime === null || inUtc(endTime) >= startDate);
        }),
    },
  } satisfies typeof own.api;
  const visit = await renderRoute(path, { as: own.me, api });
  return { ...visit, own, clock };
}

const planilla = () => screen.getByRole('region', { name: 'Planilla' });
const figure = async (name: string) => {
  const term = await within(planilla()).findByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};
/** The same figure, without a wait for it. */
const shown = (name: string) =>
  within(planilla()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const days = () => within(within(planilla()).getByRole('list', { name: 'Días' })).getAllByRole('button');
const names = () => days().map(({ textContent }) => textContent);

describe('the planilla of an employee (PAY-61)', () => {
  it('begins with hours, money and rate of the period, in one request for it, and names each day in a line', async () => {
    const { api, own } = await open({
      records: [
        worked(20, '06:00', '06:30'),
        worked(18, '13:00', '17:30'),
        worked(18, '07:51', '12:15'),
        worked(15, '08:00', '12:00'),
      ],
    });
    expect(await figure('Horas trabajadas')).toBe('9:24 h');
    expect(await figure('Ganado')).toBe('Q61.10');
    expect(await figure('Tarifa por hora')).toBe('Q6.50');
    expect(within(planilla()).getByRole('heading', { level: 2 })).toHaveTextContent(
      /^Este período 16–30 nov\.? 2026$/,
    );
    expect(names()).toEqual([
      'vie 20viernes, 20 de noviembre, 6:00–6:30 · 0:30 hQ3.25',
      'mié 18miércoles, 18 de noviembre, 7:51–17:30 · 8:54 hQ57.85',
    ]);
    expect(days()[1]).toHaveAccessibleName(/miércoles, 18 de noviembre,.*8:54 h.*Q57\.85/);
    const asked = api.calls('record', 'get').filter(({ query }) => query.startDate !== undefined);
    expect(asked.map(({ query }) => query)).toEqual([
      expect.objectContaining({
        startDate: '2026-11-16',
        endDate: '2026-11-30',
        companyId: own.company._id,
      }),
    ]);
  });

  it('keeps the screen that has the table of all records below', async () => {
    await open({ records: [worked(2, '08:00', '10:00')] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Seguimiento de tiempo$/);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(await within(planilla()).findByText('Sin registros en este período.')).toBeVisible();
  });

  it('opens a day to its records: project, rates, corrections with reasons, gaps, and records that count nothing', async () => {
    const at = (time: string) => `2026-11-18T${time}:00.000Z`;
    const values = { startTime: at('14:00'), endTime: at('17:00'), project: null };
    const by = { _id: 'a'.repeat(24), fullname: 'Marta Gestora', username: 'marta' };
    const risen = worked(18, '08:00', '12:00', {
      projectName: 'Puente',
      endReason: 'inactivity',
      needsReview: true,
      cost: 27,
      pieces: [
        { date: '2026-11-18', startTime: at('14:00'), endTime: at('16:00'), hourlyRate: 6.5, cost: 13 },
        { date: '2026-11-18', startTime: at('16:00'), endTime: at('18:00'), hourlyRate: 7, cost: 14 },
      ],
      gaps: [{ from: at('15:04'), until: at('15:11'), used: true }],
      corrections: [
        {
          kind: 'corrected',
          at: at('20:00'),
          by,
          reason: 'Salió a las doce.',
          before: values,
          after: { ...values, endTime: at('18:00') },
        },
      ],
    });
    const { user } = await open({
      records: [
        risen,
        worked(18, '13:00', '14:00', { hasPriorPrice: true }),
        worked(18, '15:00', '16:00', { voided: true, durationHours: 0, cost: 0 }),
      ],
    });
    await figure('Ganado');
    expect(names()).toEqual(['mié 18miércoles, 18 de noviembre, 8:00–14:00 · 5:00 hpor revisarQ33.50']);
    const [day] = days();
    expect(day).toHaveAttribute('aria-expanded', 'false');
    day?.focus();
    await user.keyboard('{Enter}');
    expect(day).toHaveAttribute('aria-expanded', 'true');
    const line = day?.closest('li') as HTMLElement;
    const [first, prior, voided] = [...line.querySelectorAll<HTMLElement>(':scope > div > ul > li')];
    expect(first).toHaveTextContent(/8:00–12:00 · 4:00 h/);
    expect(first).toHaveTextContent(/Puente/);
    expect(first).toHaveTextContent(/Inactividad/);
    const rates = within(first as HTMLElement).getByRole('list', { name: 'Horas y tarifa' });
    expect(
      within(rates)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2:00 h × Q6.50', '2:00 h × Q7']);
    expect(first).toHaveTextContent(/Sin señal de 9:04 a 9:11/);
    expect(first).toHaveTextContent(/Corregido por Marta Gestora.*Salió a las doce\./);
    expect(
      within(first as HTMLElement).getByRole('button', { name: /^Corregir este registro/ }),
    ).toBeEnabled();
    expect(prior).toHaveTextContent(/precio anterior/);
    expect(voided).toHaveTextContent(/15:00–16:00 · 0:00 h.*Anulado/i);
    await user.keyboard('{Enter}');
    expect(day).toHaveAttribute('aria-expanded', 'false');
  });

  it('grows by the second with the running record, hours and money, at the price of its end', async () => {
    const { clock } = await open({
      now: '2026-11-20T14:00:00.000Z',
      records: [openRecord({ startTime: '2026-11-20T13:00:00.000Z' }), worked(20, '06:00', '06:30')],
    });
    expect(await figure('Horas trabajadas')).toBe('1:30 h');
    expect(within(planilla()).getByText(/^En curso 1:00:00/)).toHaveTextContent('En curso 1:00:00 · Q6.50');
    expect(names()).toEqual(['vie 20viernes, 20 de noviembre, 6:00–ahora · 1:30 hQ9.75']);
    await clock.pass(36_000);
    expect(within(planilla()).getByText(/^En curso 1:00:36/)).toHaveTextContent('En curso 1:00:36 · Q6.57');
    expect(await figure('Ganado')).toBe('Q9.82');
    expect(await figure('Horas trabajadas')).toBe('1:30:36 h');
  });

  it('prices the running record by the rates of its time, whose history the employee sees (RATE-1)', async () => {
    const { user, api } = await open({ records: [openRecord({ startTime: '2026-11-20T12:00:00.000Z' })] });
    api.answer({
      rate: {
        list: () => [
          ownRate(8, '2026-11-20T13:00:00.000Z', 'Ascenso'),
          ownRate(6.5, '2026-11-01T06:00:00.000Z'),
        ],
      },
    });
    void queryClient.invalidateQueries();
    await waitFor(() => expect(shown('Ganado')).toBe('Q14.50'));
    expect(await figure('Tarifa por hora')).toBe('Q8');
    await user.click(screen.getByRole('button', { name: 'Historial de tarifas' }));
    const history = within(planilla()).getByText('Ascenso').closest('ul') as HTMLElement;
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Q8desde el 20/11/26, 7:00Ascenso', 'Q6.50desde el 1/11/26, 0:00']);
  });

  it('cuts the running record at the company’s midnight, and moves to the next period after it', async () => {
    const { clock, api } = await open({
      now: '2026-11-16T05:59:50.000Z',
      records: [openRecord({ startTime: '2026-11-16T04:00:00.000Z' })],
    });
    expect(await figure('Horas trabajadas')).toBe('1:59:50 h');
    expect(within(planilla()).getByRole('heading', { level: 2 })).toHaveTextContent(/1–15 nov/);
    await clock.pass(20_000);
    expect(within(planilla()).getByRole('heading', { level: 2 })).toHaveTextContent(/16–30 nov/);
    expect(await figure('Horas trabajadas')).toBe('0:00:10 h');
    expect(names()).toEqual(['lun 16lunes, 16 de noviembre, 0:00–ahora · 0:00:10 hQ0.02']);
    expect(api.calls('record', 'get').map(({ query }) => query.startDate)).toContain('2026-11-16');
  });

  it('counts hours without a rate beside the money, and never as nothing', async () => {
    const unpriced = { hourlyRate: null, cost: 0 };
    await open({
      rate: 0,
      records: [worked(18, '08:00', '12:00', unpriced), worked(17, '08:00', '10:00')],
    });
    expect(await figure('Ganado')).toBe('Q13');
    expect(await figure('Tarifa por hora')).toBe('Sin tarifa');
    expect(within(planilla()).getAllByText('4:00 h sin tarifa')).toHaveLength(2);
    expect(names()[0]).toMatch(/8:00–12:00 · 4:00 h4:00\sh\ssin\starifa--$/);
  });

  it('has hours and no sum for a person who never had a rate, also while they work', async () => {
    await open({ rate: 0, records: [openRecord({ startTime: '2026-11-20T13:00:00.000Z' })] });
    expect(await figure('Ganado')).toBe('--');
    expect(within(planilla()).getByText(/^En curso/)).toHaveTextContent(/^En curso 1:00:00$/);
    expect(within(planilla()).getAllByText('1:00 h sin tarifa')).toHaveLength(2);
  });

  it('leads to earlier periods and back, in the address, with the rates that priced them', async () => {
    const { user, path } = await open({
      rate: 7,
      records: [worked(20, '06:00', '06:30'), worked(2, '08:00', '10:00')],
    });
    await figure('Ganado');
    expect(screen.getByRole('button', { name: 'Período siguiente' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Período anterior' }));
    await waitFor(() => expect(shown('Ganado')).toBe('Q13'));
    expect(path()).toBe('/employee/time-tracker?periodo=2026-11-01');
    expect(await figure('Tarifa por hora')).toBe('Q6.50');
    expect(within(planilla()).getByRole('heading', { level: 2 })).toHaveTextContent(/^Período 1–15 nov/);
    await user.click(screen.getByRole('button', { name: 'Volver a este período' }));
    await waitFor(() => expect(shown('Ganado')).toBe('Q3.25'));
    expect(path()).toBe('/employee/time-tracker');
  });

  it('has the days of the company, in any zone of the device, and both hours of a repeated one', async () => {
    // In Madrid the clocks went back at three on the 25th of October.
    await open({
      path: '/employee/time-tracker?periodo=2026-10-16',
      timeZone: 'Europe/Madrid',
      records: [openRecord({ startTime: '2026-10-24T22:00:00.000Z' })],
      now: '2026-10-25T23:00:00.000Z',
    });
    expect(await figure('Horas trabajadas')).toBe('25:00 h');
    expect(names()).toEqual(['dom 25domingo, 25 de octubre, 0:00–ahora · 25:00 hQ162.50']);
  });

  it('shows a stop on another device as soon as the clock has heard of it', async () => {
    const { own, user } = await open({
      records: [openRecord({ startTime: '2026-11-20T13:00:00.000Z' })],
    });
    await figure('Ganado');
    own.records = [worked(20, '07:00', '07:30', { _id: own.records[0]?._id ?? '' })];
    await user.click(screen.getByRole('button', { name: 'Detener registro' }));
    await waitFor(() => expect(within(planilla()).queryByText(/^En curso/)).not.toBeInTheDocument());
    await waitFor(() => expect(shown('Ganado')).toBe('Q3.25'));
  });

  it('stays without a connection, and says that the data is safe if another period cannot be read (NET-5)', async () => {
    const { api, user } = await open({ records: [worked(18, '08:00', '12:00')] });
    await figure('Ganado');
    api.answer({ record: { get: offline } });
    void queryClient.invalidateQueries();
    await waitFor(() => expect(banner()).toBeVisible());
    expect(await figure('Ganado')).toBe('Q26');

    api.answer({ record: { get: () => refuse('internal', 'No.') } });
    await user.click(screen.getByRole('button', { name: 'Período anterior' }));
    const failure = await within(planilla()).findByRole('alert');
    expect(failure).toHaveTextContent('No se pudieron cargar los registros.Los datos están a salvo');
    expect(within(failure).getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(within(planilla()).queryByText('Ganado')).not.toBeInTheDocument();
  });
});
