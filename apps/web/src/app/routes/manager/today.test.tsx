import type { Today } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { company, newId, record, renderRoute, screen, waitFor } from '@/test/index.ts';

const SEVEN = '2026-11-20T13:00:00.000Z';
const person = (fullname: string, given: Partial<Today['people'][number]> = {}) => ({
  _id: newId(),
  fullname,
  profilePicture: null,
  state: 'in' as const,
  since: SEVEN,
  site: null,
  isLate: false,
  ...given,
});

const oddDay = (cause: Today['odd'][number]['cause']) => ({
  _id: newId(),
  companyId: newId(),
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
});

/** The screen of a day that loses the accepted records and has them again after an undo. */
const open = (given: Today) => {
  const accepted = new Set<string>();
  const own = company();
  return renderRoute('/hoy', {
    as: 'manager',
    company: own,
    api: {
      company: { mine: () => [own], get: () => own },
      today: {
        get: () => ({ ...given, odd: given.odd.filter(({ _id }) => !accepted.has(_id)) }),
      },
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
