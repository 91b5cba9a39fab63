import { DAY_MS, HOUR_MS, type MarkEffect, type PlacedMark } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { ClockTerms } from '../company/index.ts';
import type { LockedPerson } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { TaskModel } from '../task-store/index.ts';
import { type RecordDoc, RecordModel, type RecordTaskDoc } from '../working-time/index.ts';
import { type MarkDoc, MarkModel } from './model.ts';

/** A person's marks and records around new marks. */
export interface Around {
  /** The marks that count, by the device's id of each. */
  readonly marks: ReadonlyMap<string, MarkDoc>;
  /** The same marks with their times. A record that no mark began is among them, as if a mark had begun it. */
  readonly placed: readonly PlacedMark[];
  /** The records of these marks and the open one, by their id. */
  readonly records: ReadonlyMap<string, RecordDoc>;
  /** The ends that acts outside the marks gave to stretches, by the mark that began each. */
  readonly endings: ReadonlyMap<string, number>;
  recordOf(markId: string): RecordDoc | null;
  /** The number of the mark before it, if that has not arrived (MARK-39). */
  missingBefore(mark: MarkDoc): number | null;
  /** The part of a record before its deducted lunch (LUNCH-1). */
  morningOf(record: RecordDoc | null): RecordDoc | null;
  projectOf(projectId: string | null): { readonly _id: Types.ObjectId; readonly name: string } | null;
  /** A task of a project that the person is in. */
  taskOf(where: Pick<PlacedMark, 'projectId' | 'taskId'>): RecordTaskDoc | null;
}

interface Whose {
  readonly worker: LockedPerson;
  readonly companyId: Types.ObjectId;
  readonly terms: ClockTerms;
  /** The new marks of the device, whosever they are. */
  readonly chain: readonly ChainLink[];
  readonly session: ClientSession;
}

/** A mark by its place in the chain of its device. */
export type ChainLink = Pick<MarkDoc, 'deviceId' | 'counter' | 'hash'>;

/** The effects of a mark that began its record. */
const BEGAN: ReadonlySet<MarkEffect | null> = new Set(['began', 'turned']);

/** Reads the marks since the start of the stretch that may contain the first new one. */
export async function readAround(fresh: readonly MarkDoc[], whose: Whose): Promise<Around> {
  const { worker, terms, chain, session } = whose;
  const first = Math.min(...fresh.map(({ earliest }) => +earliest));
  const stored = await marksFrom(first - terms.longestShiftHours * HOUR_MS - DAY_MS, worker._id, session);
  const marks = new Map([...stored, ...fresh].map((mark) => [mark.markId, mark] as const));
  const records = await recordsOf([...marks.values()], worker._id, session);
  const projects = await projectsOf([...marks.values()], whose);
  const tasks = await tasksOf([...marks.values()], [...projects.values()], session);
  const mornings = await morningsOf([...records.values()], session);
  const hashes = await hashesBefore([...marks.values()], chain, session);
  const begun = new Set(
    [...marks.values()].flatMap(({ effect, recordId }) => (BEGAN.has(effect) ? String(recordId) : [])),
  );
  const elsewhere = [...records.values()].filter(({ _id }) => !begun.has(String(_id)));
  const recordOf = (markId: string) =>
    records.get(String(marks.get(markId)?.recordId)) ?? records.get(markId) ?? null;
  return {
    marks,
    placed: [...elsewhere.map(asMark), ...[...marks.values()].map((mark) => placedOf(mark, hashes))],
    records,
    endings: endingsOf(marks, records, elsewhere),
    recordOf,
    missingBefore: (mark) => missingBefore(mark, hashes),
    morningOf: (record) => mornings.get(String(record?.beforeLunch?.recordId)) ?? null,
    projectOf: (projectId) => projects.get(String(projectId)) ?? null,
    taskOf: ({ projectId, taskId }) => tasks.get(`${projectId} ${taskId}`) ?? null,
  };
}

async function marksFrom(from: number, personId: Types.ObjectId, session: ClientSession) {
  const marks = driverCollection(MarkModel);
  const mine = { personId, counts: true };
  // The marks begin with one that begins a stretch, so that no stretch is cut.
  const begin = await marks.findOne(
    { ...mine, at: { $lte: new Date(from) }, effect: 'began' },
    { session, sort: { at: -1, _id: -1 } },
  );
  return marks.find({ ...mine, at: { $gte: begin?.at ?? new Date(from) } }, { session }).toArray();
}

async function recordsOf(
  marks: readonly MarkDoc[],
  employeeId: Types.ObjectId,
  session: ClientSession,
): Promise<Map<string, RecordDoc>> {
  const _id = { $in: marks.flatMap(({ recordId }) => recordId ?? []) };
  const found = await driverCollection(RecordModel)
    .find({ employeeId, $or: [{ _id }, { open: true }] }, { session })
    .toArray();
  return new Map(found.map((record) => [String(record._id), record]));
}

/** The parts of records before their deducted lunch, by their id. */
async function morningsOf(
  records: readonly RecordDoc[],
  session: ClientSession,
): Promise<Map<string, RecordDoc>> {
  const ids = records.flatMap(({ beforeLunch }) => beforeLunch?.recordId ?? []);
  if (ids.length === 0) return new Map();
  const found = await driverCollection(RecordModel)
    .find({ _id: { $in: ids } }, { session })
    .toArray();
  return new Map(found.map((record) => [String(record._id), record]));
}

/** The projects of marks that the person is in. */
async function projectsOf(marks: readonly MarkDoc[], { worker, companyId, session }: Whose) {
  const ids = marks.flatMap(({ projectId }) => projectId ?? []);
  if (ids.length === 0) return new Map<string, never>();
  const projects = await driverCollection(ProjectModel)
    .find({ _id: { $in: ids }, companyId, memberIds: worker._id }, { session, projection: { name: 1 } })
    .toArray();
  return new Map(projects.map((project) => [String(project._id), project] as const));
}

/** The tasks of marks by project and id, only those of the given projects. */
async function tasksOf(
  marks: readonly MarkDoc[],
  projects: readonly { readonly _id: Types.ObjectId }[],
  session: ClientSession,
): Promise<ReadonlyMap<string, RecordTaskDoc>> {
  const ids = marks.flatMap(({ taskId }) => taskId ?? []);
  if (ids.length === 0 || projects.length === 0) return new Map();
  const projectId = { $in: projects.map(({ _id }) => _id) };
  const tasks = await driverCollection(TaskModel)
    .find({ _id: { $in: ids }, projectId }, { session, projection: { title: 1, projectId: 1 } })
    .toArray();
  return new Map(tasks.map(({ _id, title, projectId: of }) => [`${of} ${_id}`, { _id, title }] as const));
}

function placedOf(mark: MarkDoc, hashes: ReadonlyMap<string, string>): PlacedMark {
  return {
    id: mark.markId,
    deviceId: String(mark.deviceId),
    counter: mark.counter,
    kind: mark.kind,
    at: +mark.at,
    earliest: +mark.earliest,
    latest: +mark.latest,
    isExact: mark.isExact,
    isBroken: Boolean(mark.deniedAt) || mark.code === 'refuted' || isBroken(mark, hashes),
    projectId: mark.projectId && String(mark.projectId),
    taskId: mark.taskId ? String(mark.taskId) : null,
    undoes: mark.undoes,
    isPaid: mark.isPaid ?? false,
  };
}

/** The key of a mark: its device and its counter. */
const placeInChain = (deviceId: Types.ObjectId, counter: number) => `${deviceId}:${counter}`;

/** The hashes of the previous marks, including those that do not count. */
async function hashesBefore(
  marks: readonly MarkDoc[],
  chain: readonly ChainLink[],
  session: ClientSession,
): Promise<Map<string, string>> {
  const deviceId = { $in: marks.map((mark) => mark.deviceId) };
  const counter = { $in: marks.map((mark) => mark.counter - 1) };
  const stored = await driverCollection(MarkModel)
    .find({ deviceId, counter }, { session, projection: { deviceId: 1, counter: 1, hash: 1 } })
    .toArray();
  return new Map([...stored, ...chain].map((mark) => [placeInChain(mark.deviceId, mark.counter), mark.hash]));
}

/** Tests whether the previous mark is missing, or differs from the one that the device names. */
function isBroken({ deviceId, counter, previous }: MarkDoc, hashes: ReadonlyMap<string, string>): boolean {
  return (counter === 1 ? '' : hashes.get(placeInChain(deviceId, counter - 1))) !== previous;
}

function missingBefore({ deviceId, counter }: MarkDoc, hashes: ReadonlyMap<string, string>): number | null {
  return counter > 1 && !hashes.has(placeInChain(deviceId, counter - 1)) ? counter - 1 : null;
}

/** A record that no mark began, in the form of a mark at its start, before any deducted lunch. */
function asMark({ _id, startTime, projectId, task, beforeLunch }: RecordDoc): PlacedMark {
  const at = +(beforeLunch?.startTime ?? startTime);
  return {
    id: String(_id),
    deviceId: String(_id),
    counter: 0,
    kind: 'in',
    at,
    earliest: at,
    latest: at,
    isExact: true,
    isBroken: false,
    projectId: projectId && String(projectId),
    taskId: task ? String(task._id) : null,
    undoes: null,
    isPaid: false,
  };
}

function endingsOf(
  marks: ReadonlyMap<string, MarkDoc>,
  records: ReadonlyMap<string, RecordDoc>,
  elsewhere: readonly RecordDoc[],
) {
  const endings = new Map<string, number>();
  const note = (id: string, record: RecordDoc | undefined) => {
    // Marks may still end a record whose end was forgotten, so only its longest shift ends it here (MARK-21).
    const isOther = record && !['manual', 'longest_shift'].includes(record.endReason ?? 'manual');
    if (record?.endTime && isOther) endings.set(id, +record.endTime);
  };
  for (const { markId, recordId } of marks.values()) note(markId, records.get(String(recordId)));
  for (const record of elsewhere) note(String(record._id), record);
  return endings;
}
