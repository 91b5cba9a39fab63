import type { MarkKind } from '@faena/shared/domain';
import type { CrewMember } from '@faena/shared/schemas';
import { queryClient } from '@/lib/query-client.ts';
import { readSession } from '@/lib/session.ts';
import { ownMarks } from '../clock/marked-time.ts';
import { hearers, type PressReceipt, stateOf } from '../marks/follow-marks.ts';
import type { MarkToMake } from '../marks/make-marks.ts';
import { type QueuedMark, readQueue } from '../marks/store.ts';
import { crewsOf } from './own-crews.ts';

/** The last press for somebody of the crew on this device. */
export type CrewPress = Pick<PressReceipt, 'id' | 'kind' | 'at' | 'state'> & {
  /** The state that an undo goes back to. */
  readonly before?: CrewState;
};
/** Since when somebody works, and where. */
export type CrewState = Pick<CrewMember, '_id' | 'since' | 'at'>;
/** One press for some of a crew, which can be taken back. */
export interface CrewUndoable extends Pick<PressReceipt, 'id' | 'kind' | 'at'> {
  readonly entries: readonly QueuedMark[];
  readonly before: readonly CrewState[];
}
/** The last press for each person, by their id. */
export type CrewPresses = ReadonlyMap<string, CrewPress>;

/** The kinds that a crew is marked with. */
export type CrewKind = Extract<MarkKind, 'in' | 'pause' | 'out'>;

/** No browser that keeps marks. */
export class NoMarks extends Error {}

let presses: CrewPresses = new Map();
let owner: string | undefined;
const watchers = new Set<() => void>();

export function readCrewPresses(): CrewPresses {
  return presses;
}

/** Calls `heard` with each press for the crew and each answer; the first call reads those that wait on the device. */
export function watchCrewPresses(heard: () => void): () => void {
  watchers.add(heard);
  hearers.add(take);
  void readWaiting().catch(() => undefined);
  return () => {
    watchers.delete(heard);
    if (watchers.size === 0) hearers.delete(take);
  };
}

/**
 * Marks people of a crew at one instant: stored durably before anything shows, then sent (CREW-6).
 * @throws NoMarks where the browser keeps none; what its database throws: then nothing is stored
 */
export async function pressForCrew(
  kind: CrewKind,
  before: readonly CrewState[],
  projectId: string,
): Promise<CrewUndoable | null> {
  const entries = await keep(before.map(({ _id }) => ({ kind, whose: { personId: _id, projectId } })));
  const [first] = entries;
  return first ? { id: first.id, kind, at: first.at, entries, before } : null;
}

/**
 * Takes a press for a crew back, for each of its people (CREW-7).
 * @throws as `pressForCrew`
 */
export async function undoForCrew({ entries, before }: CrewUndoable): Promise<void> {
  const undone = entries.map(({ id, mark: { kind, personId = '', projectId } }) => ({
    kind: 'undo' as const,
    undone: { id, kind },
    whose: { personId, projectId: projectId ?? '' },
  }));
  await keep(undone, new Map(before.map((state) => [state._id, state])));
}

async function keep(
  made: readonly MarkToMake[],
  before?: ReadonlyMap<string, CrewState>,
): Promise<readonly QueuedMark[]> {
  const marks = await ownMarks();
  if (!marks) throw new NoMarks('The browser keeps no marks');
  const entries = await marks.keep(made);
  show(entries, before);
  return entries;
}

function show(entries: readonly QueuedMark[], before?: ReadonlyMap<string, CrewState>): void {
  const next = new Map(presses);
  for (const { id, mark, at } of entries) {
    const { personId, kind } = mark;
    const state = personId && before?.get(personId);
    if (personId) next.set(personId, { id, kind, at, state: 'kept', ...(state && { before: state }) });
  }
  tell(next);
}

async function readWaiting(): Promise<void> {
  const own = readSession()?.personId;
  const isSame = own === owner;
  owner = own;
  if (!isSame && presses.size > 0) tell(new Map());
  const waiting = (await readQueue()).filter(({ personId }) => personId === own);
  if (waiting.length > 0) show(waiting);
}

/** Asks again who works now, once the server has answered some marks. */
function take(receipts: Parameters<Parameters<typeof hearers.add>[0]>[0]): void {
  const answered = new Map(receipts.map((receipt) => [receipt.id, receipt]));
  const next = new Map(
    [...presses].map(([personId, press]) => {
      const receipt = answered.get(press.id);
      return [personId, receipt ? { ...press, state: stateOf(receipt) } : press] as const;
    }),
  );
  if (receipts.length === 0) return;
  tell(next);
  void queryClient.invalidateQueries({ queryKey: crewsOf(readSession()?.personId ?? '').queryKey });
}

function tell(next: CrewPresses): void {
  presses = next;
  for (const heard of watchers) heard();
}
