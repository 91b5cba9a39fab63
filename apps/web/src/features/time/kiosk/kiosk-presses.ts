import type { MarkKind } from '@faena/shared/domain';
import type { QueuedMark } from '../marks/store.ts';
import type { KioskPerson } from './kiosk-store.ts';

type KioskKind = Extract<MarkKind, 'in' | 'out' | 'pause' | 'back'>;

/**
 * The presses that a kiosk offers a person: after their last unsent one, else by the server's record. An Almuerzo that was
 * sent is no record, so that Vuelvo and Entrada both stand there (KIOSK-9).
 */
export function kioskPresses(
  { _id, since }: Pick<KioskPerson, '_id' | 'since'>,
  waiting: readonly QueuedMark[],
): readonly KioskKind[] {
  const last = waiting.findLast(({ mark }) => mark.personId === _id)?.mark.kind;
  if (last === 'pause') return ['back', 'out'];
  if (last === 'out') return ['in'];
  if (last || since) return ['out', 'pause'];
  return ['in', 'back'];
}
