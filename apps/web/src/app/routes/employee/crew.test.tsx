import type { Crew } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId, renderRoute, screen, type Visit, type Worker, waitFor, worker } from '@/test/index.ts';

let own: Worker;
let crew: Crew;

beforeEach(() => {
  own = worker({ marking: 'button' });
  const people = Array.from({ length: 12 }, (_, index) => ({
    _id: newId(),
    fullname: `Persona ${index + 1}`,
    profilePicture: null,
    since: null,
    at: null,
  }));
  crew = { project: { _id: newId(), name: 'Torre Norte' }, people, usesCode: false };
});

const open = (crews: readonly Crew[] = [crew], path = '/employee/cuadrilla'): Promise<Visit> =>
  renderRoute(path, { as: own.me, api: { ...own.api, crew: { own: () => [...crews] } } });

const all = () => screen.findByRole('checkbox', { name: 'Elegir todos' });
const entrada = () => screen.getByRole('button', { name: 'Entrada' });

it('twelve people are marked in two presses, each in the project and by the key of this phone (CREW-6)', async () => {
  const { user } = await open();
  await user.click(await all());
  await user.click(entrada());
  await waitFor(() => expect(own.marks).toHaveLength(12));
  expect(own.marks.map(({ personId }) => personId)).toEqual(crew.people.map(({ _id }) => _id));
  expect(own.marks.map(({ kind, projectId }) => [kind, projectId])).toEqual(
    Array(12).fill(['in', crew.project._id]),
  );
  expect(own.marks.map(({ counter }) => counter)).toEqual(crew.people.map((_, index) => index + 1));
  expect(new Set(own.marks.map(({ wall }) => wall)).size).toBe(1);
  expect(await screen.findAllByText(/^Entrada \d+:\d\d · guardada$/)).toHaveLength(12);
  expect(own.records).toEqual([]);
});

it('without a network the marks are kept and shown at once, and sent by themselves (CREW-6)', async () => {
  const { user, api } = await open();
  await all();
  await waitFor(() => expect(api.calls('crew', 'own')).not.toEqual([]));
  api.reachable = false;
  await user.click(screen.getByRole('checkbox', { name: 'Persona 3' }));
  await user.click(entrada());
  expect(await screen.findByText(/^Entrada \d+:\d\d · en el teléfono, se envía sola$/)).toBeVisible();
  expect(screen.getByText('1 de 12 trabajando')).toBeVisible();
  expect(own.marks).toEqual([]);
  api.reachable = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Entrada \d+:\d\d · guardada$/)).toBeVisible();
  expect(own.marks).toMatchObject([{ kind: 'in', personId: crew.people[2]?._id }]);
});

it('a press for a crew is taken back for each of its people, and what was before shows again (CREW-7)', async () => {
  const since = '2026-11-20T13:00:00.000Z';
  const [first, ...others] = crew.people;
  if (first) crew = { ...crew, people: [{ ...first, since }, ...others] };
  const { user, api } = await open();
  await all();
  await waitFor(() => expect(api.calls('crew', 'own')).not.toEqual([]));
  api.reachable = false;
  await user.click(screen.getByRole('checkbox', { name: 'Persona 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Persona 2' }));
  await user.click(screen.getByRole('button', { name: 'Salida' }));
  expect(await screen.findByText('0 de 12 trabajando')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('1 de 12 trabajando')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  api.reachable = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(own.marks.map(({ kind }) => kind)).toEqual(['out', 'out', 'undo', 'undo']));
  expect(own.marks.slice(2).map(({ undoes }) => undoes)).toEqual(own.marks.slice(0, 2).map(({ id }) => id));
  expect(own.marks.slice(2).map(({ personId }) => personId)).toEqual(
    crew.people.slice(0, 2).map(({ _id }) => _id),
  );
});

describe('the chosen project', () => {
  const second = () => ({
    project: { _id: newId(), name: 'Torre Sur' },
    people: crew.people.slice(0, 3),
    usesCode: false,
  });

  it('stands in the address, and the first one without a choice (SCREEN-24)', async () => {
    const other = second();
    const { user, path } = await open([crew, other]);
    expect(await screen.findByText('0 de 12 trabajando')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Proyecto' }), 'Torre Sur');
    expect(await screen.findByText('0 de 3 trabajando')).toBeVisible();
    expect(path()).toBe(`/employee/cuadrilla?proyecto=${other.project._id}`);
  });

  it('opens from the address (SCREEN-24)', async () => {
    const other = second();
    await open([crew, other], `/employee/cuadrilla?proyecto=${other.project._id}`);
    expect(await screen.findByText('0 de 3 trabajando')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Proyecto' })).toHaveValue(other.project._id);
  });
});

it('a press that cannot be stored says so, and nothing is shown as marked (CREW-6)', async () => {
  const { user } = await open();
  await user.click(await all());
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(entrada());
  expect(await screen.findByText(/^La marca no se guardó\./)).toBeVisible();
  expect(screen.getByText('0 de 12 trabajando')).toBeVisible();
  put.mockRestore();
  log.mockRestore();
});

it('somebody who may mark nobody reads who gives that right, and an empty crew says so (CREW-6)', async () => {
  await open([]);
  expect(await screen.findByText(/^En ningún proyecto se puede marcar a otros/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entrada' })).not.toBeInTheDocument();
});

it('the code of a site is that of the standard, and is computed without a network once its secret came (MARK-29)', async () => {
  // The secret of RFC 6238, appendix B.
  const secret = btoa('12345678901234567890');
  const project = { project: crew.project, secret };
  const api = { ...own.api, crew: { own: () => [{ ...crew, usesCode: true }], showSiteCode: () => project } };
  const { user, api: answers } = await renderRoute('/employee/cuadrilla', { as: own.me, api });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_111_111_111_000);
  await user.click(await screen.findByRole('button', { name: 'Código de obra' }));
  expect(
    await screen.findByText('050 471', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'El código como QR' })).toBeVisible();
  await user.keyboard('{Escape}');
  answers.reachable = false;
  await user.click(await screen.findByRole('button', { name: 'Código de obra' }));
  expect(
    await screen.findByText('050 471', { normalizer: (text) => text.replace(/\s/g, ' ') }),
  ).toBeVisible();
  clock.mockRestore();
});
