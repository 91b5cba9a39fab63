import type { CalendarTask } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  calendar,
  calendarProject,
  calendarTask,
  comeBack,
  FakeBusiness,
  goOffline,
  refuse,
  screen,
  stopClock,
  storedQueue,
  task,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const luna = { _id: 'a'.repeat(24), name: 'Luna', color: '#1d4ed8' };
const project = calendarProject({ name: 'Muros', companyId: luna._id });

/** A calendar with one task on Friday, 4 December, whose server keeps what it is told. */
class OneTask {
  stored: CalendarTask = calendarTask({ title: 'Losa', projectId: project._id });
  mayChange = true;

  get answers(): Answers {
    return {
      calendar: {
        read: () =>
          calendar({
            ...{ companies: [luna], tasks: [this.stored] },
            projects: [{ ...project, mayChange: this.mayChange }],
          }),
      },
      task: {
        // The queue compares the stored task before it sends (NET-15).
        board: () => [this.#whole()],
        update: ({ body }) => {
          this.stored = { ...this.stored, day: String(body.dueDay) };
          return this.#whole();
        },
        undo: () => {
          this.stored = { ...this.stored, day: '2026-12-04' };
          return { type: 'tasks', changed: [this.#whole()], moved: [], removed: [], authors: {} };
        },
      },
    };
  }

  #whole() {
    const { id, title, day: dueDay } = this.stored;
    return task(project, { _id: id, id, title, dueDay, dueDate: `${dueDay}T06:00:00.000Z` });
  }
}

/** Opens the month of December, or another view, on Monday, 30 November 2026. */
async function open(server = new OneTask(), own: Answers['task'] = {}, view = '') {
  stopClock('2026-11-30T15:15:00.000Z');
  const { task: tasks, ...api } = server.answers;
  const visit = await new FakeBusiness().open(`/team?fecha=2026-12-04${view}`, {
    api: { ...api, task: { ...tasks, ...own } },
  });
  await screen.findByRole('link', { name: 'Losa' });
  return visit;
}

const dayOf = (name: RegExp) => screen.getByRole('gridcell', { name });
const friday = () => dayOf(/^viernes, 4 de diciembre/);
const nextFriday = () => dayOf(/^viernes, 11 de diciembre/);
const isOn = (day: HTMLElement) => within(day).queryByRole('link', { name: 'Losa' }) !== null;
const sent = ({ api }: Visit) => api.calls('task', 'update').map(({ body }) => body);

/** Picks the task up by Space, and carries it a week on. */
async function carry({ user }: Visit): Promise<void> {
  screen.getByRole('link', { name: 'Losa' }).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(friday()).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(nextFriday()).toHaveFocus());
}

describe('a task that keys carry to another day (CAL-12)', () => {
  it('is due there after Space, an arrow and Enter, each announced, and Deshacer puts it back (CAL-11)', async () => {
    const server = new OneTask();
    const visit = await open(server);
    await carry(visit);
    expect(screen.getByText('Losa levantada. Está en el viernes, 4 de diciembre.')).toBeInTheDocument();
    expect(sent(visit)).toEqual([]);
    await visit.user.keyboard('{Enter}');
    expect(isOn(nextFriday())).toBe(true);
    expect(screen.getByText('Losa soltada en el viernes, 11 de diciembre.')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent(visit)).toEqual([{ dueDay: '2026-12-11', dueDate: '2026-12-11T06:00:00.000Z' }]),
    );
    const [key] = visit.api.keys;
    await visit.user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(isOn(friday())).toBe(true));
    expect(isOn(nextFriday())).toBe(false);
    expect(visit.api.calls('task', 'undo').map(({ body }) => body.key)).toEqual([key]);
  });

  it('stays on its day after Escape, and the focus returns there', async () => {
    const visit = await open();
    await carry(visit);
    await visit.user.keyboard('{Escape}');
    await waitFor(() => expect(friday()).toHaveFocus());
    expect(isOn(friday())).toBe(true);
    expect(sent(visit)).toEqual([]);
    await visit.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(dayOf(/^sábado, 5 de diciembre/)).toHaveFocus());
  });

  it('goes to another day of the week, and on into the next one (CAL-22)', async () => {
    const visit = await open(new OneTask(), {}, '&vista=week');
    expect(screen.getAllByRole('gridcell')).toHaveLength(7);
    screen.getByRole('link', { name: 'Losa' }).focus();
    await visit.user.keyboard(' ');
    await waitFor(() => expect(friday()).toHaveFocus());
    await visit.user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dayOf(/^jueves, 3 de diciembre/)).toHaveFocus());
    await visit.user.keyboard(' ');
    await waitFor(() => expect(isOn(dayOf(/^jueves, 3 de diciembre/))).toBe(true));
    screen.getByRole('link', { name: 'Losa' }).focus();
    await visit.user.keyboard(' ');
    await waitFor(() => expect(dayOf(/^jueves, 3 de diciembre/)).toHaveFocus());
    await visit.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(dayOf(/^jueves, 10 de diciembre/)).toHaveFocus());
    await visit.user.keyboard('{Enter}');
    await waitFor(() => expect(isOn(dayOf(/^jueves, 10 de diciembre/))).toBe(true));
    await waitFor(() => expect(sent(visit).map((body) => body.dueDay)).toEqual(['2026-12-03', '2026-12-10']));
  });

  it('is picked up in the window of its day, which closes', async () => {
    const visit = await open();
    friday().focus();
    await visit.user.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: /^viernes, 4/ });
    within(opened).getByRole('link', { name: 'Losa' }).focus();
    await visit.user.keyboard(' ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(friday()).toHaveFocus());
    await visit.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(nextFriday()).toHaveFocus());
    await visit.user.keyboard(' ');
    await waitFor(() => expect(isOn(nextFriday())).toBe(true));
  });
});

describe('a task that cannot be moved', () => {
  it('is not picked up in a project of somebody else, and says why (CAL-13)', async () => {
    const server = new OneTask();
    server.mayChange = false;
    const visit = await open(server);
    screen.getByRole('link', { name: 'Losa' }).focus();
    await visit.user.keyboard(' ');
    expect(await screen.findByText(/Este proyecto es de otra persona/)).toBeVisible();
    await visit.user.keyboard(' ');
    expect(isOn(friday())).toBe(true);
    expect(sent(visit)).toEqual([]);
  });

  it('returns to its day when the server refuses the move, which a notice says (CAL-11)', async () => {
    const visit = await open(new OneTask(), { update: () => refuse('validation_failed', 'No.') });
    await carry(visit);
    await visit.user.keyboard('{Enter}');
    expect(await screen.findByText('No se pudo cambiar la fecha de la tarea.')).toBeVisible();
    await waitFor(() => expect(isOn(friday())).toBe(true));
  });
});

describe('a task that is moved without a connection (NET-12)', () => {
  it('is drawn on its new day at once, and is sent once when the connection is back (CAL-11)', async () => {
    const server = new OneTask();
    const visit = await open(server);
    await goOffline(visit);
    await carry(visit);
    await visit.user.keyboard('{Enter}');
    await waitFor(async () => expect(await storedQueue()).toHaveLength(1));
    const [queued] = await storedQueue();
    expect(queued).toMatchObject({
      ...{ projectId: project._id, kind: 'update', about: 'Losa', timeZone: 'America/Guatemala' },
      before: { [server.stored.id]: { dueDate: '2026-12-04T06:00:00.000Z' } },
      after: { [server.stored.id]: { dueDate: '2026-12-11T06:00:00.000Z' } },
    });
    expect([isOn(friday()), isOn(nextFriday())]).toEqual([false, true]);
    await comeBack(visit);
    await waitFor(() => expect(server.stored.day).toBe('2026-12-11'));
    await waitFor(async () => expect(await storedQueue()).toEqual([]));
    expect(isOn(nextFriday())).toBe(true);
    expect(sent(visit)).toHaveLength(1);
  });
});
