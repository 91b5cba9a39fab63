import type { MarkKind } from '@faena/shared/domain';
import { queryClient } from '@/lib/query-client.ts';
import { readSession } from '@/lib/session.ts';
import { ownMarks } from '../clock/marked-time.ts';
import { hearers, type PressReceipt, stateOf } from '../marks/follow-marks.ts';
import { type QueuedMark, readQueue } from '../marks/store.ts';
import { crewsOf } from './own-crews.ts';

/** The last press for somebody of the crew on this device. */
export type CrewPress = Pick<PressReceipt, 'id' | 'kind' | 'at' | 'state'>;
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
  personIds: readonly string[],
  projectId: string,
): Promise<void> {
  const marks = await ownMarks();
  if (!marks) throw new NoMarks('The browser keeps no marks');
  show(await marks.keep(personIds.map((personId) => ({ kind, whose: { personId, projectId } }))));
}

function show(entries: readonly QueuedMark[]): void {
  const next = new Map(presses);
  for (const { id, mark, at } of entries) {
    if (mark.personId) next.set(mark.personId, { id, kind: mark.kind, at, state: 'kept' });
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
