import type { MarkKind } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { QueuedMark } from './store.ts';

const BEGINS: ReadonlySet<MarkKind> = new Set(['in', 'back', 'project']);
const ENDS: ReadonlySet<MarkKind> = new Set(['out', 'pause']);

type Drawn = WorkRecord | null;

const NO_EVIDENCE = {
  beats: 0,
  touches: 0,
  lastTouch: null,
  idle: [],
  marks: [],
  forgotten: null,
  notWorked: null,
  endedBy: null,
};

/** The record of the clock: the server's last one, with the queued marks over it (PHONE-20). */
export function drawnRecord(base: Drawn, queued: readonly QueuedMark[]): Drawn {
  return drawnRecords(base, queued).at(-1) ?? null;
}

/**
 * The server's last record with the queued marks over it, then the records that these begin, oldest first. The first of two
 * Entradas counts, and an undo takes the mark before it back.
 */
export function drawnRecords(base: Drawn, queued: readonly QueuedMark[]): readonly WorkRecord[] {
  const before: (readonly WorkRecord[])[] = [];
  let shown: readonly WorkRecord[] = base ? [base] : [];
  for (const entry of queued) {
    const { mark, undone } = entry;
    if (mark.kind === 'undo') shown = before.pop() ?? withoutSent(shown, undone);
    else {
      before.push(shown);
      shown = after(shown, entry);
    }
  }
  return shown;
}

function after(shown: readonly WorkRecord[], { mark, at, isPaid = false }: QueuedMark): WorkRecord[] {
  const { kind } = mark;
  const instant = new Date(at).toISOString();
  const [last, earlier] = [shown.at(-1), shown.slice(0, -1)];
  if (last?.endTime !== null) return BEGINS.has(kind) ? [...shown, begun(mark, instant)] : [...shown];
  const marked = withMark(last, kind, instant);
  const ended: WorkRecord = { ...marked, endTime: instant, endReason: 'manual' };
  // The next project or task begins where the one before ends.
  if (kind === 'project' && isElsewhere(mark, last)) return [...earlier, ended, begun(mark, instant)];
  return [...earlier, ENDS.has(kind) && !isPaid ? ended : marked];
}

/** Tests whether a mark chooses another project than a record has, or another task (MARK-58). */
function isElsewhere({ projectId, taskId }: QueuedMark['mark'], record: WorkRecord): boolean {
  return projectId !== record.projectId || (taskId ?? undefined) !== record.task?._id;
}

/** The records as if a sent mark had not been made: an Entrada is voided, and a Salida leaves its record running. */
function withoutSent(shown: readonly WorkRecord[], undone: MarkKind | null): readonly WorkRecord[] {
  const [last, earlier] = [shown.at(-1), shown.slice(0, -1)];
  if (!last || !undone) return shown;
  const open = { ...withoutMark(last), endTime: null, endReason: null };
  if (ENDS.has(undone)) return [...earlier, open];
  // A Vuelvo from a paid lunch began nothing.
  if ((last.evidence?.marks.length ?? 0) > 1) return [...earlier, withoutMark(last)];
  return last.endTime === null ? [...earlier, { ...last, endTime: last.startTime, voided: true }] : shown;
}

/** The record with one more mark in its evidence, from which lunch follows. */
function withMark(record: WorkRecord, kind: MarkKind, at: string): WorkRecord {
  const { evidence } = record;
  const known = {
    isExact: true,
    isOffline: false,
    deviceName: '',
    markedBy: null,
    isDenied: false,
    code: null,
    missingNumber: null,
  };
  const mark = { kind, at, earliest: at, latest: at, ...known };
  return { ...record, evidence: { ...(evidence ?? NO_EVIDENCE), marks: [...(evidence?.marks ?? []), mark] } };
}

function withoutMark(record: WorkRecord): WorkRecord {
  const { evidence } = record;
  return { ...record, evidence: evidence && { ...evidence, marks: evidence.marks.slice(0, -1) } };
}

function begun({ id, kind, projectId }: QueuedMark['mark'], startTime: string): WorkRecord {
  const record = {
    _id: id,
    employeeId: '',
    projectId,
    projectName: '',
    startTime,
    endTime: null,
    durationHours: 0,
    cost: 0,
    hourlyRate: null,
    endReason: null,
    needsReview: false,
    marked: true,
    voided: false,
    version: id,
    corrections: [],
    gaps: [],
    evidence: null,
    pieces: [],
    lunch: null,
    hasPriorPrice: false,
    closedBy: [],
    adjustments: [],
  };
  return withMark(record, kind, startTime);
}
