import type { MarkKind } from '../limits-and-defaults/index.ts';
import type { MarkTime } from './place-mark.ts';

/** A mark with the time at which it happened. */
export interface PlacedMark extends MarkTime {
  readonly id: string;
  readonly deviceId: string;
  readonly counter: number;
  readonly kind: MarkKind;
  readonly projectId: string | null;
  readonly taskId: string | null;
  /** The mark that an `undo` takes back. */
  readonly undoes: string | null;
  /** Whether the time after a `pause` is paid, so that work goes on through it (MARK-24). */
  readonly isPaid: boolean;
  /** Whether a mark before it is missing, or differs from the one that the device names. */
  readonly isBroken: boolean;
}

/** The end of a stretch of work: a mark, an act outside the marks, or the longest shift. */
type ShiftEnd = 'mark' | 'other' | 'longest';

/**
 * A stretch of work that marks state, in milliseconds since 1970; `until` and `end` are null while it goes on. One that
 * is not exact waits for review, and pays only the time that is certain.
 */
export interface MarkedShift {
  readonly from: number;
  readonly until: number | null;
  readonly end: ShiftEnd | null;
  readonly projectId: string | null;
  readonly taskId: string | null;
  readonly isExact: boolean;
  /** All marks in it, in order; the first began it. */
  readonly marks: readonly [PlacedMark, ...PlacedMark[]];
}

/** The effect of a mark. Marks that neither begin nor end a stretch are kept as evidence. */
export type MarkEffect = 'began' | 'ended' | 'turned' | 'repeated' | 'without_start' | 'undone';

export interface ShiftsOfMarks {
  readonly shifts: readonly MarkedShift[];
  readonly effects: ReadonlyMap<string, MarkEffect>;
}

export interface ShiftTerms {
  /** A stretch ends after this time, for review (TIME-60). */
  readonly longestMs: number;
  /** The ends that acts outside the marks gave to stretches, by the id of the mark that began each. */
  readonly endings: ReadonlyMap<string, number>;
}

/** The kinds that begin a stretch when none runs; a person who chooses a project is at work, too. */
const BEGINS: ReadonlySet<MarkKind> = new Set(['in', 'back', 'project']);
/** The kinds that end the stretch that runs. */
export const ENDING_KINDS: ReadonlySet<MarkKind> = new Set(['out', 'pause']);

/**
 * The stretches of work that a person's marks state (MARK-14). The counter orders the marks of one device,
 * and time orders those of several, so the order of arrival changes nothing.
 */
export function shiftsOfMarks(marks: readonly PlacedMark[], terms: ShiftTerms): ShiftsOfMarks {
  const effects = new Map<string, MarkEffect>();
  const shifts: MarkedShift[] = [];
  let open: MarkedShift | undefined;
  const counted = takeUndone(inOrder(marks), effects);
  for (const mark of counted) {
    const ended = open && endedBefore(open, mark.at, terms);
    if (ended) {
      shifts.push(ended);
      open = undefined;
    }
    if (!open) {
      const begins = BEGINS.has(mark.kind);
      if (begins) open = begunBy(mark, mark.isExact ? mark.at : mark.latest);
      effects.set(mark.id, begins ? 'began' : 'without_start');
    } else if (isEnd(mark)) {
      shifts.push(endedBy(open, mark, mark.isExact ? mark.at : mark.earliest));
      open = undefined;
      effects.set(mark.id, 'ended');
    } else if (mark.kind === 'project' && isElsewhere(mark, open)) {
      // The project is in doubt, the work is not.
      shifts.push(endedBy(open, mark, mark.at));
      open = begunBy(mark, mark.at);
      effects.set(mark.id, 'turned');
    } else {
      open = { ...open, isExact: open.isExact && !mark.isBroken, marks: [...open.marks, mark] };
      effects.set(mark.id, 'repeated');
    }
  }
  if (open) shifts.push(endedBefore(open, terms.endings.get(open.marks[0].id) ?? 0, terms) ?? open);
  return { shifts: withStrays(inTurn(shifts), counted, effects), effects };
}

/**
 * Stretches in which marks of an uncertain time may belong wait for review (MARK-17): an end beside them, or a mark within that
 * may be outside. An end without a start becomes evidence of the first such stretch, which thus shows its bounds.
 */
function withStrays(
  shifts: readonly MarkedShift[],
  marks: readonly PlacedMark[],
  effects: Map<string, MarkEffect>,
): MarkedShift[] {
  let all = [...shifts];
  for (const mark of marks) {
    if (mark.isExact) continue;
    all = all.map((shift) => {
      const isWithin = shift.marks.some(({ id }) => id === mark.id);
      if (isWithin) return holds(shift, mark) ? shift : { ...shift, isExact: false };
      if (!isEnd(mark) || !touches(shift, mark)) return shift;
      if (effects.get(mark.id) !== 'without_start') return { ...shift, isExact: false };
      effects.set(mark.id, 'repeated');
      const [first, ...others] = shift.marks;
      return { ...shift, isExact: false, marks: [first, mark, ...others] };
    });
  }
  return all;
}

const isEnd = ({ kind, isPaid }: PlacedMark) => ENDING_KINDS.has(kind) && !isPaid;

/** Tests whether the whole time in which a mark may be is in the stretch. */
function holds({ from, until }: MarkedShift, { earliest, latest }: PlacedMark): boolean {
  return earliest >= from && (until === null || latest <= until);
}

/** Tests whether a mark may be within the stretch, and not at its edge. */
function touches({ from, until }: MarkedShift, { earliest, latest }: PlacedMark): boolean {
  return latest > from && (until === null || earliest < until);
}

/** Cuts overlaps of stretches, because the certain time of one may reach into the doubt of the next. */
function inTurn(shifts: readonly MarkedShift[]): MarkedShift[] {
  let free = Number.NEGATIVE_INFINITY;
  return shifts.map((shift) => {
    const from = Math.max(shift.from, free);
    const until = shift.until === null ? null : Math.max(shift.until, from);
    free = until ?? free;
    return { ...shift, from, until };
  });
}

/** Tests whether a mark chooses another project than a stretch has, or another task (MARK-58). */
function isElsewhere(mark: PlacedMark, open: MarkedShift): boolean {
  return mark.projectId !== open.projectId || mark.taskId !== open.taskId;
}

function begunBy(mark: PlacedMark, from: number): MarkedShift {
  const isExact = mark.isExact && !mark.isBroken;
  const { projectId, taskId } = mark;
  return { from, until: null, end: null, projectId, taskId, isExact, marks: [mark] };
}

function endedBy(open: MarkedShift, mark: PlacedMark, until: number): MarkedShift {
  const isExact = open.isExact && mark.isExact && !mark.isBroken;
  const from = Math.min(open.from, until);
  return { ...open, from, until, end: 'mark', isExact, marks: [...open.marks, mark] };
}

/** The stretch with an end up to `at` that no mark gave it; undefined without such an end. */
function endedBefore(
  open: MarkedShift,
  at: number,
  { longestMs, endings }: ShiftTerms,
): MarkedShift | undefined {
  const limit = open.from + longestMs;
  const other = endings.get(open.marks[0].id) ?? Number.POSITIVE_INFINITY;
  if (at < limit && at < other) return undefined;
  return other <= limit
    ? { ...open, until: Math.max(open.from, other), end: 'other' }
    : { ...open, until: limit, end: 'longest', isExact: false };
}

/** The marks without those that an `undo` right after them takes back, and without undos. */
function takeUndone(marks: readonly PlacedMark[], effects: Map<string, MarkEffect>): PlacedMark[] {
  const kept: PlacedMark[] = [];
  for (const mark of marks) {
    if (mark.kind !== 'undo') {
      kept.push(mark);
      continue;
    }
    const index = kept.findLastIndex(({ deviceId }) => deviceId === mark.deviceId);
    const undone = kept[index];
    effects.set(mark.id, 'repeated');
    if (!undone || undone.id !== mark.undoes) continue;
    kept.splice(index, 1);
    effects.set(undone.id, 'undone').set(mark.id, 'undone');
  }
  return kept;
}

/** Puts marks in order, and narrows uncertain times by those before and after them on their device. */
function inOrder(marks: readonly PlacedMark[]): PlacedMark[] {
  const devices = new Set(marks.map(({ deviceId }) => deviceId));
  const ofDevice = (device: string) => marks.filter(({ deviceId }) => deviceId === device);
  return [...devices].flatMap((device) => narrowed(ofDevice(device))).sort((a, b) => a.at - b.at);
}

function narrowed(marks: readonly PlacedMark[]): PlacedMark[] {
  const ordered = marks.toSorted((a, b) => a.counter - b.counter || a.at - b.at);
  const forward: PlacedMark[] = [];
  for (const mark of ordered) forward.push(from(mark, forward.at(-1)?.earliest));
  let next: PlacedMark | undefined;
  const backward = forward.toReversed().map((mark) => {
    next = upTo(mark, next?.latest);
    return next;
  });
  return backward.toReversed();
}

function from(mark: PlacedMark, earliest = mark.earliest): PlacedMark {
  const low = Math.max(mark.earliest, earliest);
  return { ...mark, earliest: low, latest: Math.max(mark.latest, low), at: Math.max(mark.at, low) };
}

function upTo(mark: PlacedMark, latest = mark.latest): PlacedMark {
  const high = Math.min(mark.latest, latest);
  return { ...mark, earliest: Math.min(mark.earliest, high), latest: high, at: Math.min(mark.at, high) };
}
