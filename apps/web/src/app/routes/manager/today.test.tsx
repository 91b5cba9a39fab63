import type { OwnerToday, Today } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { company, keptMark, newId, record, renderRoute, screen, waitFor, within } from '@/test/index.ts';

const OWN = company({ name: 'Luna' });
const SEVEN = '2026-11-20T13:00:00.000Z';
const person = (fullname: string, given: Partial<Today['people'][number]> = {}) => ({
  _id: newId(),
  fullname,
  profilePicture: null,
  state: 'in' as const,
  since: SEVEN,
  site: null,
  isLate: false,
  absence: null,
  ...given,
});

const oddDay = (cause: Today['odd'][number]['cause']) => ({
  _id: newId(),
  companyId: OWN._id,
  employeeId: newId(),
  fullname: 'Ana',
  startTime: '2026-11-19T13:00:00.000Z',
  endTime: '2026-11-19T23:00:00.000Z',
  version: newId(),
  cause,
});

const day = (): Today => ({
  timezone: 'America/Guatemala',
  people: [
    person('Ana', { site: { _id: newId(), name: 'Torre' }, isLate: true }),
    person('Beto', { state: 'missing', since: null }),
  ],
  odd: Array.from({ length: 9 }, () => oddDay('crew')),
  oddInAll: 9,
  marks: [],
  marksInAll: 0,
});

/** The screen of a day that loses the accepted records and has them again after an undo. */
const open = (given: Today | OwnerToday) => {
  const accepted = new Set<string>();
  const waiting = () => given.odd.filter(({ _id }) => !accepted.has(_id));
  return renderRoute('companies' in given ? '/hoy?company=all' : '/hoy', {
    as: 'manager',
    company: OWN,
    api: {
      company: { mine: () => [OWN, company({ name: 'Sol' })], get: () => OWN },
      ...('companies' in given
        ? { ownerDay: { today: () => ({ ...given, odd: waiting() }) } }
        : { today: { get: () => ({ ...given, odd: waiting() }) } }),
      record: {
        confirmSeveral: ({ body }) =>
          body.records.map(({ id }) => {
            accepted.add(id);
            return record({ _id: id });
          }),
        unconfirm: ({ body }) =>
          body.records.map(({ id }) => {
            accepted.delete(id);
            return record({ _id: id });
          }),
      },
    },
  });
};

it('the boss reads who works and who is late, by site (TODAY-1, TODAY-2)', async () => {
  await open(day());
  expect(await screen.findByRole('region', { name: 'Torre' })).toHaveTextContent('Anadesde 7:00Tarde');
  expect(screen.getByRole('region', { name: 'No vistos' })).toHaveTextContent('Beto');
});

it('somebody on an announced absence stands under Ausentes with its kind, not among the unseen (TODAY-12)', async () => {
  const absent = person('Carla', { state: 'absent', since: null, absence: 'vacation' });
  const working = person('Delia', { absence: 'leave' });
  await open({ ...day(), people: [...day().people, absent, working] });
  expect(await screen.findByRole('region', { name: 'Ausentes' })).toHaveTextContent('Carlavacaciones');
  expect(screen.getByRole('region', { name: 'No vistos' })).not.toHaveTextContent('Carla');
  expect(screen.getByRole('region', { name: 'Sin proyecto' })).toHaveTextContent('Deliadesde 7:00permiso');
  expect(screen.getByRole('button', { name: 'Ausentes1' })).toBeVisible();
});

it('nine forgotten Salidas are accepted in one press, and taken back in another (TODAY-3, TODAY-4)', async () => {
  const given = day();
  const { user, api } = await open(given);
  expect(await screen.findByText('9 sin salida el 19/11/26: 17:00, como la cuadrilla')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(api.calls('record', 'confirmSeveral')).toHaveLength(1));
  expect(api.calls('record', 'confirmSeveral')[0]?.body).toMatchObject({
    records: given.odd.map(({ _id, version }) => ({ id: _id, version })),
  });
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(api.calls('record', 'unconfirm')).toHaveLength(1));
});

it('ten odd days of forty people take at most six presses, and each is accepted once (TODAY-5)', async () => {
  const people = Array.from({ length: 40 }, (_, index) => person(`Persona ${index}`));
  const causes = [...Array(5).fill('crew'), 'usual', 'usual', 'last_sign', 'uncertain', 'other'];
  const odd = causes.map(oddDay);
  const { user, api } = await open({ ...day(), people, odd, oddInAll: odd.length });
  await screen.findByRole('region', { name: 'Por resolver' });
  let presses = 0;
  for (let left = screen.getAllByRole('button', { name: 'Aceptar' }); left[0]; presses += 1) {
    const { length } = left;
    await user.click(left[0]);
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Aceptar' })).toHaveLength(length - 1),
    );
    left = screen.queryAllByRole('button', { name: 'Aceptar' });
  }
  expect(presses).toBeLessThanOrEqual(6);
  const accepted = api.calls('record', 'confirmSeveral').flatMap(({ body }) => body.records);
  expect(accepted.map(({ id }) => id).sort()).toEqual(odd.map(({ _id }) => _id).sort());
  expect(screen.queryByRole('region', { name: 'Por resolver' })).not.toBeInTheDocument();
});

it('a list that was cut says that it has the oldest, and of how many (TODAY-6)', async () => {
  await open({ ...day(), oddInAll: 201 });
  expect(await screen.findByText('Los 9 más antiguos de 201 registros')).toBeVisible();
});

it('a company without employees says so (TODAY-1)', async () => {
  await open({ ...day(), people: [], odd: [], oddInAll: 0 });
  expect(await screen.findByText('La empresa todavía no tiene empleados.')).toBeVisible();
});

it('a press on a count shows its people alone, and another press all (TODAY-8)', async () => {
  const { user, path } = await open(day());
  const late = await screen.findByRole('button', { name: 'Tarde1' });
  await user.click(late);
  expect(screen.queryByRole('region', { name: 'No vistos' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Torre' })).toHaveTextContent('Ana');
  await waitFor(() => expect(path()).toContain('estado=late'));
  await user.click(screen.getByRole('button', { name: 'Salieron0' }));
  expect(screen.getByText('Nadie.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salieron0' }));
  expect(screen.getByRole('region', { name: 'No vistos' })).toHaveTextContent('Beto');
});

describe('marks that wait for a manager (MARK-40)', () => {
  const mark = (given: Partial<Today['marks'][number]> = {}) => ({
    ...{ _id: newId(), companyId: OWN._id, employeeId: newId(), fullname: 'Ana', kind: 'in' as const },
    ...{ at: SEVEN, deviceName: 'Teléfono viejo', reason: 'device_ended' as const, isCountable: true },
    ...given,
  });
  const openWith = async (marks: Today['marks'], withoutRecord = 0) => {
    const settled = new Set<string>();
    const visit = await renderRoute('/hoy', {
      as: 'manager',
      company: OWN,
      api: {
        company: { mine: () => [OWN], get: () => OWN },
        today: {
          get: () => ({
            ...day(),
            odd: [],
            oddInAll: 0,
            marks: marks.filter(({ _id }) => !settled.has(_id)),
            marksInAll: marks.length,
          }),
        },
        mark: {
          settle: ({ body }) =>
            body.marks.map((id, index) => {
              if (body.decision === 'wait') settled.delete(id);
              else settled.add(id);
              return keptMark({ _id: id, recordId: index < withoutRecord ? null : newId() });
            }),
        },
      },
    });
    return { ...visit, list: await screen.findByRole('region', { name: 'Por resolver' }) };
  };

  it('stand with the person, the device and their times, and count in one press (MARK-41)', async () => {
    const employeeId = newId();
    const marks = [mark({ employeeId }), mark({ employeeId, kind: 'out', at: '2026-11-20T23:00:00.000Z' })];
    const { user, api, list } = await openWith(marks, 1);
    expect(list).toHaveTextContent(
      '2 marcas de teléfonos desconectadosAna, en Teléfono viejo, 20/11/26: Entrada 7:00 · Salida 17:00',
    );
    await user.click(within(list).getByRole('button', { name: 'Contar' }));
    expect(await screen.findByText('2 marcas contadas')).toBeVisible();
    expect(screen.getByText(/^1 sin efecto/)).toBeVisible();
    expect(api.calls('mark', 'settle')[0]?.body).toEqual({
      ...{ marks: marks.map(({ _id }) => _id), decision: 'count', reason: '' },
    });
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  it('are set aside, and wait again by Deshacer (MARK-42)', async () => {
    const { user, api, list } = await openWith([mark({ reason: 'pin_wrong' })]);
    await user.click(within(list).getByRole('button', { name: 'Dejar aparte' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(api.calls('mark', 'settle').map(({ body }) => body.decision)).toEqual(['set_aside', 'wait']),
    );
    expect(await screen.findByText('1 marca con otro PIN')).toBeVisible();
  });

  it('that cannot count lead to the records of their person', async () => {
    const { list } = await openWith([mark({ reason: 'no_start', kind: 'out', isCountable: false })]);
    expect(list).toHaveTextContent('1 marca sin su entrada');
    expect(within(list).queryByRole('button', { name: 'Contar' })).not.toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Revisar' })).toBeVisible();
  });
});

describe('the day of all companies (TODAY-9)', () => {
  const sol = company({ name: 'Sol' });
  const torre = { _id: newId(), name: 'Torre' };
  const companyDay = (
    { _id, name }: typeof sol,
    people: Today['people'],
    timezone = 'America/Guatemala',
  ) => ({ ...{ _id, name, color: '#0e7490', timezone, people } });
  const all = (odd: Today['odd'] = []): OwnerToday => ({
    companies: [
      companyDay(OWN, [
        ...Array.from({ length: 9 }, (_, index) => person(`Persona ${index}`, { site: torre })),
        person('Beto', { state: 'missing', since: null }),
      ]),
      companyDay(sol, [person('Carla'), person('Delia', { state: 'missing', since: null })]),
    ],
    odd,
    oddInAll: odd.length,
    marks: [],
    marksInAll: 0,
  });

  it('has those not seen first, with their company, and the others by company and site (TODAY-10)', async () => {
    const { user, api } = await open(all());
    const [missing, ...sites] = await screen.findAllByRole('region', { name: /No vistos|Luna|Sol/ });
    expect(missing).toHaveTextContent(/Beto.*Luna · sin marca hoy.*Delia.*Sol · sin marca hoy/);
    expect(sites.map((site) => site.getAttribute('aria-label'))).toEqual([
      'Torre, Luna',
      'Sin proyecto, Sol',
    ]);
    expect(screen.getByRole('button', { name: 'Trabajando10' })).toBeVisible();
    const [site] = sites as [HTMLElement];
    expect(within(site).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(site).getByRole('button', { name: '2 más' }));
    expect(within(site).getAllByRole('listitem')).toHaveLength(9);
    expect(within(site).getByRole('link', { name: 'Luna' })).toHaveAttribute(
      'href',
      `/hoy?company=${OWN._id}`,
    );
    expect(api.calls('ownerDay', 'today')).toHaveLength(1);
    expect(api.calls('today', 'get')).toHaveLength(0);
  });

  it('accepts the records of one company in a press, and leads to the records of the right one (TODAY-4)', async () => {
    const ofSol = { ...oddDay('crew'), companyId: sol._id };
    const denied = { ...oddDay('denied'), companyId: sol._id };
    const { user, api } = await open(all([oddDay('crew'), ofSol, denied]));
    const list = await screen.findByRole('region', { name: 'Por resolver' });
    expect(within(list).getByRole('link', { name: 'Revisar' })).toHaveAttribute(
      'href',
      expect.stringContaining(`company=${sol._id}`),
    );
    const [, ofSolLine] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(ofSolLine).toHaveTextContent('Sol: Ana');
    await user.click(within(ofSolLine).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(api.calls('record', 'confirmSeveral').map(({ body }) => body.records)).toEqual([
      [{ id: ofSol._id, version: ofSol.version }],
    ]);
  });

  it('tells the times of each company by its own clock (TODAY-9)', async () => {
    const odd = [oddDay('crew'), { ...oddDay('crew'), companyId: sol._id }];
    const companies = [companyDay(OWN, [person('Ana')]), companyDay(sol, [person('Carla')], 'Europe/Madrid')];
    await open({ ...all(odd), companies, oddInAll: 2 });
    expect(await screen.findByRole('region', { name: 'Sin proyecto, Luna' })).toHaveTextContent('desde 7:00');
    expect(screen.getByRole('region', { name: 'Sin proyecto, Sol' })).toHaveTextContent('desde 14:00');
    expect(screen.getByText('1 sin salida el 19/11/26: 17:00, como la cuadrilla')).toBeVisible();
    expect(screen.getByText('1 sin salida el 19/11/26: 0:00, como la cuadrilla')).toBeVisible();
  });

  it('says so where no company has employees (TODAY-9)', async () => {
    await open({ ...all(), companies: [companyDay(OWN, [])] });
    expect(await screen.findByText('Ninguna empresa tiene empleados todavía.')).toBeVisible();
  });
});
