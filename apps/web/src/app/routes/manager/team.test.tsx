import type { Calendar } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  act,
  calendar,
  calendarAbsence,
  calendarPeriod,
  calendarProject,
  calendarTask,
  FakeBusiness,
  refuse,
  screen,
  setViewport,
  stopClock,
  waitFor,
  within,
} from '@/test/index.ts';

const luna = { _id: 'a'.repeat(24), name: 'Luna', color: '#1d4ed8' };
const sol = { _id: 'b'.repeat(24), name: 'Sol', color: '#a21caf' };
const ana = { _id: 'c'.repeat(24), fullname: 'Ana Ajú' };
const muros = calendarProject({ name: 'Muros', companyId: luna._id });
const puente = calendarProject({ name: 'Puente', companyId: sol._id, endDay: '2026-12-02' });

const FULL: Partial<Calendar> = {
  companies: [luna, sol],
  people: [ana],
  projects: [muros, puente],
  periods: [calendarPeriod({ companyId: luna._id })],
  tasks: [
    calendarTask({ title: 'Entubado', day: '2026-11-28', isLate: true, projectId: muros._id }),
    calendarTask({ title: 'Losa', day: '2026-11-28', status: 'Done', projectId: muros._id }),
    calendarTask({ title: 'Estribo', day: '2026-12-04', projectId: puente._id, assigneeIds: [ana._id] }),
  ],
};

/** Opens the calendar as a manager, on Monday, 30 November 2026, in Guatemala. */
async function open(given: Partial<Calendar> = FULL, search = '', own: Answers['calendar'] = {}) {
  const clock = stopClock('2026-11-30T15:15:00.000Z');
  const api = { calendar: { read: () => calendar(given), ...own } };
  const visit = await new FakeBusiness().open(`/team${search}`, { api });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  await clock.pass(0);
  return visit;
}

const dayOf = (name: RegExp) => screen.getByRole('gridcell', { name });
const linesOf = (day: HTMLElement) =>
  within(day)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the month of the calendar (CAL-1)', () => {
  it('draws whole weeks with overdue tasks before done ones, and marks today in words (CAL-5, CAL-6)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('noviembre de 2026');
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(dayOf(/^lunes, 30 de noviembre, hoy/)).toHaveTextContent(/Cierre 16.*Pago 16/);
    const [late, done] = linesOf(dayOf(/^sábado, 28 de noviembre/));
    expect(late).toMatch(/^Entubado.*vencida.*Luna/);
    expect(done).toMatch(/^Losa.*Luna/);
    expect(screen.getByRole('link', { name: /Entubado/ })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/projects/${muros._id}[?]task=`),
    );
    expect(screen.getByRole('link', { name: /^Pago/ })).toHaveAttribute(
      'href',
      '/planilla/periodo?fecha=2026-11-16',
    );
  });

  it('shows the things that fit on a day, and opens the others by n más or Enter (CAL-5)', async () => {
    const tasks = Array.from({ length: 9 }, (_, at) =>
      calendarTask({ title: `Tarea ${at}`, day: '2026-11-30', projectId: muros._id }),
    );
    const { user } = await open({ companies: [luna], tasks });
    expect(linesOf(dayOf(/^lunes, 30/))).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '6 más el lunes, 30 de noviembre' }));
    const opened = await screen.findByRole('dialog', { name: 'lunes, 30 de noviembre' });
    expect(linesOf(opened)).toHaveLength(9);
  });

  it('has every thing of a day on paper, the days of all projects too (DESIGN-27)', async () => {
    const tasks = Array.from({ length: 9 }, (_, at) =>
      calendarTask({ title: `Tarea ${at}`, day: '2026-11-30', projectId: muros._id }),
    );
    const projects = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) =>
      calendarProject({ name, companyId: luna._id }),
    );
    await open({ companies: [luna], projects, tasks });
    const monday = dayOf(/^lunes, 30/);
    expect(monday).toHaveTextContent(/\d más/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    for (const { title } of tasks) expect(monday).toHaveTextContent(title);
    for (const { name } of projects) expect(monday).toHaveTextContent(name);
    expect(monday).not.toHaveTextContent(/\d más/);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(monday).toHaveTextContent(/\d más/);
  });

  it('is one tab stop whose arrows move by day, week and month, in the address too (CAL-15)', async () => {
    const { user, path } = await open();
    const today = dayOf(/^lunes, 30/);
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(dayOf(/^martes, 1 de diciembre/)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(dayOf(/^martes, 8 de diciembre/)).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(() => expect(dayOf(/^lunes, 7 de diciembre/)).toHaveFocus());
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(dayOf(/^jueves, 7 de enero/)).toHaveFocus());
    await waitFor(() => expect(path()).toContain('fecha=2027-01-07'));
  });
});

describe('the week of the calendar (CAL-22)', () => {
  const days = () => screen.getAllByRole('gridcell');
  const heading = () => screen.getByRole('heading', { level: 2 });

  it('has seven days from Monday on with all their things, and marks today in words (CAL-6)', async () => {
    const tasks = Array.from({ length: 80 }, (_, at) =>
      calendarTask({ title: `Tarea ${at}`, projectId: muros._id }),
    );
    const projects = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) =>
      calendarProject({ name, companyId: luna._id }),
    );
    const { api, user, path } = await open({ ...FULL, projects, tasks });
    await user.click(screen.getByRole('radio', { name: 'Semana' }));
    await waitFor(() => expect(path()).toContain('vista=week'));
    expect(api.calls('calendar', 'read').at(-1)?.query).toMatchObject({
      ...{ startDate: '2026-11-30', endDate: '2026-12-06' },
    });
    expect(days()).toHaveLength(7);
    expect(days()[0]).toBe(dayOf(/^lunes, 30 de noviembre, hoy/));
    expect(days()[6]).toBe(dayOf(/^domingo, 6 de diciembre/));
    expect(linesOf(dayOf(/^lunes, 30/))).toHaveLength(2);
    const friday = dayOf(/^viernes, 4 de diciembre, 84 cosas/);
    expect(linesOf(friday)).toHaveLength(80);
    for (const { name } of projects) expect(friday).toHaveTextContent(name);
    expect(screen.queryByRole('button', { name: / más el / })).toBeNull();
  });

  it('is left by week with Antes, Después and Hoy, and stands in the address (CAL-3)', async () => {
    const { user, path } = await open(FULL, '?vista=week');
    expect(screen.getByRole('radio', { name: 'Semana' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Después' }));
    await waitFor(() => expect(days()[0]).toBe(dayOf(/^lunes, 7 de diciembre/)));
    expect(heading()).toHaveTextContent(/^7.*13 dic/);
    await waitFor(() => expect(path()).toContain('fecha=2026-12-07'));
    await user.click(screen.getByRole('button', { name: 'Antes' }));
    await user.click(screen.getByRole('button', { name: 'Antes' }));
    await waitFor(() => expect(days()[0]).toBe(dayOf(/^lunes, 23 de noviembre/)));
    expect(dayOf(/^sábado, 28/)).toHaveTextContent(/Entubado.*vencida/);
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(days()[0]).toBe(dayOf(/^lunes, 30 de noviembre, hoy/)));
  });

  it('is one tab stop whose arrows lead into the next week, and Enter opens a day (CAL-15)', async () => {
    const { user } = await open(FULL, '?vista=week&fecha=2026-12-06');
    const sunday = dayOf(/^domingo, 6/);
    expect(days().filter((cell) => cell.tabIndex === 0)).toEqual([sunday]);
    sunday.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(dayOf(/^lunes, 7 de diciembre/)).toHaveFocus());
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(dayOf(/^lunes, 30 de noviembre/)).toHaveFocus());
    await user.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: 'lunes, 30 de noviembre' });
    expect(linesOf(opened)).toHaveLength(4);
  });

  it('has the filters of the month (CAL-3)', async () => {
    const { user } = await open(FULL, '?vista=week');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), 'Ana Ajú');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Pago/ })).toBeNull());
    expect(linesOf(dayOf(/^viernes, 4/))).toEqual([expect.stringMatching(/^Estribo/)]);
  });

  it('says below its days that there is nothing on them', async () => {
    await open({}, '?vista=week');
    expect(days()).toHaveLength(7);
    expect(screen.getByText('No hay nada en estos días.')).toBeVisible();
  });
});

describe('the absences of the calendar (CAL-23)', () => {
  const beto = { _id: 'd'.repeat(24), fullname: 'Beto Bac' };
  const absent = (given: Parameters<typeof calendarAbsence>[0]) =>
    calendarAbsence({ companyId: luna._id, ...given });
  const away: Partial<Calendar> = {
    ...FULL,
    people: [ana, beto],
    absences: [
      absent({ employeeId: beto._id, kind: 'sickness', startDate: '2026-11-26', endDate: '2026-12-01' }),
      absent({ employeeId: ana._id, startDate: '2026-12-04', endDate: '2026-12-04' }),
    ],
  };
  const lines = (name: RegExp) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('stand as text on each of their days in the month, before its tasks (CAL-5)', async () => {
    await open(away);
    for (const name of [/^jueves, 26 de noviembre/, /^domingo, 29/, /^martes, 1 de diciembre/])
      expect(dayOf(name)).toHaveTextContent('Beto Bac: enfermedad, Luna');
    for (const name of [/^miércoles, 25/, /^miércoles, 2 de diciembre/])
      expect(dayOf(name)).not.toHaveTextContent('Beto');
    expect(dayOf(/^viernes, 4 de diciembre/)).toHaveTextContent(/Ana Ajú: vacaciones.*Estribo/);
    expect(screen.queryByRole('link', { name: /vacaciones/ })).toBeNull();
  });

  it('stand once in the agenda after a payday, on the first shown day with their last one (CAL-5)', async () => {
    await open(away, '?vista=agenda');
    expect(lines(/^lunes, 30/).slice(-2)).toEqual([
      expect.stringMatching(/^Pago/),
      expect.stringMatching(/^Beto Bac: enfermedadhasta el 1 dic, Luna/),
    ]);
    expect(lines(/^viernes, 4/)).toEqual([
      expect.stringMatching(/^Ana Ajú: vacaciones, Luna/),
      expect.stringMatching(/^Estribo/),
    ]);
    expect(screen.queryByRole('region', { name: /^martes, 1/ })).toBeNull();
  });

  it('are left by the filters of their person and kind, and by no project (CAL-3)', async () => {
    const { user } = await open(away, '?vista=agenda');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), 'Beto Bac');
    await waitFor(() => expect(lines(/^lunes, 30/)).toEqual([expect.stringMatching(/^Beto Bac/)]));
    expect(screen.queryByText(/vacaciones/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Proyecto' }), 'Muros');
    expect(await screen.findByText('No hay nada en estos días.')).toBeVisible();
  });
});

describe('the filters of the calendar (CAL-3)', () => {
  it('a person leaves their tasks, without closings and paydays, and stands in the address', async () => {
    const { user, path } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), 'Ana Ajú');
    await waitFor(() => expect(screen.queryByText(/Entubado/)).toBeNull());
    expect(screen.getByRole('link', { name: /Estribo/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Pago/ })).toBeNull();
    await waitFor(() => expect(path()).toContain(`persona=${ana._id}`));
  });

  it('a company is asked of the server, and an address opens with all of it', async () => {
    const { api } = await open(FULL, `?empresa=${sol._id}&tipo=task&fecha=2026-12-04`);
    expect(api.calls('calendar', 'read').at(-1)?.query).toMatchObject({
      ...{ startDate: '2026-11-30', endDate: '2027-01-03', companyId: sol._id },
    });
    expect(dayOf(/^viernes, 4 de diciembre/)).toHaveTextContent('Estribo');
    expect(screen.queryByRole('link', { name: /Pago/ })).toBeNull();
  });
});

describe('the agenda of the calendar (CAL-1)', () => {
  it('opens on a phone with the days that have things, from today on', async () => {
    setViewport({ width: 360, height: 640 });
    await open();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'lunes, 30 de noviembre, hoy',
      'viernes, 4 de diciembre',
    ]);
    const today = within(screen.getByRole('region', { name: /^lunes, 30/ }));
    expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Muros.*hasta el 26 feb/),
      expect.stringMatching(/^Puente.*hasta el 2 dic/),
      expect.stringMatching(/^Cierre/),
      expect.stringMatching(/^Pago/),
    ]);
  });

  it('opens on a phone for the address of a week, too', async () => {
    setViewport({ width: 360, height: 640 });
    await open(FULL, '?vista=week');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('region', { name: /^viernes, 4/ })).toHaveTextContent('Estribo');
  });

  it('says that there is nothing on these days', async () => {
    await open({}, '?vista=agenda');
    expect(screen.getByText('No hay nada en estos días.')).toBeVisible();
  });

  it('offers another try when the read fails, and keeps view and day', async () => {
    await open({}, '?vista=agenda', { read: () => refuse('internal', 'Broken') });
    expect(await screen.findByText('No se pudo cargar el calendario.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Agenda' })).toBeChecked();
  });
});
