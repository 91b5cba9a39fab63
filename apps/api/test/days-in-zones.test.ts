import { calendarDateOf } from '@faena/shared/domain';
import { CompactBoard } from '@faena/shared/schemas';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { useApi } from './harness.ts';
import '../src/features/departures.ts';

const api = useApi();

/** From one side of the date line to the other, and over the clock changes between. */
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Pacific/Apia',
  'America/New_York',
  'America/Guatemala',
];

/** Wire fields that mean a day, by the instant that stands for each. */
const DAYS = { dueDate: 'dueDay', start_date: 'start_day', end_date: 'end_day' } as const;

let board: Awaited<ReturnType<typeof createBoard>>;
const owner = () => api.as(board.manager);

beforeEach(async () => {
  board = await createBoard(api);
});

/** The days in an answer by their path. Each instant that stands for a day must lie in it, in a time zone. */
function daysIn(answer: unknown, timeZone: string, path = ''): [string, unknown][] {
  if (typeof answer !== 'object' || answer === null) return [];
  const said = answer as Record<string, unknown>;
  return Object.entries(said).flatMap(([name, value]): [string, unknown][] => {
    const own = `${path}/${name}`;
    const day = DAYS[name as keyof typeof DAYS];
    if (day === undefined || typeof value !== 'string') return daysIn(value, timeZone, own);
    // The history of a change keeps the instants of its time.
    if (/\/(before|after)\//.test(own)) return [[own, said[day]]];
    expect([own, calendarDateOf(new Date(value), timeZone)]).toEqual([own, said[day]]);
    return [[own, said[day]]];
  });
}

/** The days in the answers of all routes that have one. */
async function everywhere(taskId: string, timeZone: string) {
  const { projectId } = board;
  const params = { projectId };
  const csv = await (await owner().taskFile.export({ params, query: { format: 'csv' } })).text();
  const company_id = String(board.company._id);
  const answers = {
    board: await owner().task.board({ params }),
    compact: CompactBoard.parse(await owner().task.board.compact({ params })),
    page: await owner().task.board({ params, query: { limit: 50 } }),
    person: await api.as(board.member).task.ofPerson({ params: { userId: board.member.id } }),
    history: await owner().task.history({ params: { id: taskId }, query: {} }),
    project: await owner().project.get({ params: { id: projectId } }),
    list: await owner().project.list({ query: { company_id } }),
    search: await owner().project.search({ query: { company_id, search: 'Proyecto' } }),
  };
  const body = new Blob([csv]);
  const { present, different } = await owner().taskFile.preview({ params, query: {}, body });
  return { days: daysIn(answers, timeZone), csv, present, different };
}

describe('a day stays the same day in every time zone (TASK-4, PROJECT-2)', () => {
  it('in each route, file and history, while the company moves across the date line', async () => {
    const { project, member, company } = board;
    const moveTo = (timezone: string) =>
      owner().company.update({ params: { id: String(company._id) }, body: { timezone } });
    await moveTo('America/Guatemala');
    const query = { project_id: String(project._id) };
    await owner().project.update({ query, body: { start_date: '2026-11-01', end_date: '2026-12-31' } });
    const create = (title: string, due: object) =>
      owner().task.create({ body: { title, project: board.projectId, assignedTo: [member.id], ...due } });
    const first = await create('día', { dueDay: '2026-12-24' });
    await create('medianoche', { dueDate: '2026-12-24T06:00:00.000Z' });
    await create('hora', { dueDate: '2026-12-24T17:00:00-06:00' });
    const kept = await create('archivada', { dueDay: '2026-12-24' });
    await owner().task.update({ params: { id: first.id }, body: { dueDay: '2026-03-29' } });
    await owner().task.update({ params: { id: first.id }, body: { dueDay: '2026-12-24' } });
    await owner().task.batch({ body: { ids: [kept.id], change: { archive: true } } });

    const before = await everywhere(first.id, 'America/Guatemala');
    expect(before.days.length).toBeGreaterThan(16);
    expect(before).toMatchObject({ present: 3, different: 0 });
    for (const zone of ZONES) {
      await moveTo(zone);
      expect(await everywhere(first.id, zone), zone).toEqual(before);
    }
    const restored = await owner().archivedTask.restore({ params: { id: kept.id } });
    expect(JSON.stringify(restored)).toContain('"dueDay":"2026-12-24"');
  });

  it('even if a change is undone, or the next recurring task is made, after a move', async () => {
    const moveTo = (timezone: string) =>
      owner().company.update({ params: { id: String(board.company._id) }, body: { timezone } });
    await moveTo('Pacific/Kiritimati');
    api.clock.set('2026-12-20T12:00:00.000Z');
    const { projectId: project } = board;
    const recurrence = { every: 1, unit: 'week' } as const;
    const { id } = await owner().task.create({
      body: { title: 'a', project, dueDay: '2026-12-24', recurrence },
    });
    const key = 'quitar-la-fecha';
    await owner().task.update({ params: { id }, body: { dueDate: null } }, { idempotencyKey: key });
    await moveTo('Pacific/Pago_Pago');
    await owner().task.undo({ body: { key } });
    const read = () => owner().task.board({ params: { projectId: project } });
    expect(await read()).toMatchObject([{ dueDay: '2026-12-24', dueDate: '2026-12-24T11:00:00.000Z' }]);
    await owner().task.setStatus({ params: { id }, body: { status: 'Done' } });
    expect((await read()).map(({ dueDay }) => dueDay).sort()).toEqual(['2026-12-24', '2026-12-31']);
  });
});

describe('a requested due date (TASK-19)', () => {
  it('is the day, or that of an instant, and answers the instant that was sent', async () => {
    const { projectId: project } = board;
    const create = async (due: object) => {
      const { dueDay, dueDate } = await owner().task.create({ body: { title: 'a', project, ...due } });
      return { dueDay, dueDate };
    };
    const midnight = '2026-12-24T06:00:00.000Z';
    expect(await create({ dueDay: '2026-12-24' })).toEqual({ dueDay: '2026-12-24', dueDate: midnight });
    const late = '2026-12-25T05:59:59.999Z';
    expect(await create({ dueDate: late })).toEqual({ dueDay: '2026-12-24', dueDate: late });
    // The midnight of a zone that the company has left.
    const stale = { dueDay: '2026-12-24', dueDate: '2026-12-23T15:00:00.000Z' };
    expect(await create(stale)).toEqual({ dueDay: '2026-12-24', dueDate: midnight });
    expect(await create({ dueDay: null, dueDate: late })).toEqual({ dueDay: undefined, dueDate: null });
  });
});

/** Paths of dates that mean an instant; a name ends in `At`, `Time` or `Until`, or is one of these. */
const LIKELY_ENDS = /\.forgotten\./;
const IS_INSTANT =
  /(^at|^expire|At|Time|Until|^from|^until|^since|^lastHeartbeat|^lastTouch|^longestEnd|^earliest|^latest|^wall)$/;

it('each stored date is an instant, or has its day beside it', () => {
  const dates = mongoose.modelNames().flatMap((name) => datesOf(mongoose.model(name).schema, name));
  expect(dates.length).toBeGreaterThan(60);
  const unclear = dates.filter(
    ([, path]) => !LIKELY_ENDS.test(path) && !IS_INSTANT.test(path.split('.').at(-1) ?? ''),
  );
  expect(unclear.map(([model, path]) => `${model}.${path}`).sort()).toEqual([
    'Project.endDate',
    'Project.startDate',
    'Task.dueDate',
  ]);
});

function datesOf(schema: Pick<mongoose.Schema, 'paths'>, model: string, above = ''): [string, string][] {
  return Object.entries(schema.paths).flatMap(([path, type]): [string, string][] => {
    const own = above + path;
    if (type instanceof mongoose.Schema.Types.Date) return [[model, own]];
    const inner = (type as { schema?: mongoose.Schema }).schema;
    return inner ? datesOf(inner, model, `${own}.`) : [];
  });
}
