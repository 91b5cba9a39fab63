import { MAX_PRESENT } from '@faena/shared/domain';
import type { PresenceEvent } from '@faena/shared/schemas';
import { cardsOf } from '../../person/index.ts';
import { PresenceModel } from './model.ts';

/** The people who have a board open, and the tasks they edit. A person with many tabs counts once (LIVE-3). */
export async function readPresence(projectId: string): Promise<PresenceEvent> {
  const tabs = await PresenceModel.find({ projectId }, { personId: 1, taskId: 1 }).lean();
  const edits = new Map<string, Set<string>>();
  for (const { personId, taskId } of tabs) {
    const own = edits.get(String(personId)) ?? new Set();
    edits.set(String(personId), taskId ? own.add(String(taskId)) : own);
  }
  const cards = await cardsOf(tabs.map(({ personId }) => personId));
  const people = [...edits].flatMap(([id, tasks]) => {
    const card = cards.get(id);
    if (!card) return [];
    const { _id, fullname, username, profilePicture } = card;
    return [{ _id, fullname, username, profilePicture, edits: [...tasks] }];
  });
  // People who edit come first, because the list is limited.
  const ordered = people.toSorted(
    (a, b) => Number(b.edits.length > 0) - Number(a.edits.length > 0) || a.username.localeCompare(b.username),
  );
  return { type: 'presence', people: ordered.slice(0, MAX_PRESENT), count: people.length };
}
