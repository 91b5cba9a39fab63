import { type MarkKind, textOfMark } from '@faena/shared/domain';
import { serverNow } from '@/lib/server-clock.ts';
import { hashOf, readClocks, signText } from './sign.ts';
import { addMarks, type OwnDevice, type QueuedMark, readDevice } from './store.ts';

/** A mark to make. Without `whose` it is that of the device's own person. */
export interface MarkToMake {
  readonly kind: MarkKind;
  readonly projectId?: string | null;
  /** The six digits that the site of the project shows (MARK-30). */
  readonly code?: string | undefined;
  /** A paid Almuerzo, which ends no record. */
  readonly isPaid?: boolean | undefined;
  /** The mark that an `undo` takes back. */
  readonly undone?: { readonly id: string; readonly kind: MarkKind } | null;
  /** The other person whose time it states, and the project in which the maker may mark them (CREW-2). */
  readonly whose?: { readonly personId: string; readonly projectId: string };
  /** Seals the PIN of that person for the mark with this id (KIOSK-5). */
  readonly seal?: (markId: string) => Promise<string>;
}

/**
 * Makes marks of one instant and stores them durably, all or none (PHONE-20).
 * @returns the stored marks, and the device after them
 * @throws what the browser's database throws: nothing is stored
 */
export async function makeMarks(
  known: OwnDevice,
  presses: readonly MarkToMake[],
): Promise<{ readonly entries: QueuedMark[]; readonly device: OwnDevice }> {
  void navigator.storage?.persist?.();
  // Read once, because a try after another tab's mark is the same press.
  const clocks = readClocks();
  const at = serverNow();
  const ids = presses.map(() => crypto.randomUUID());
  for (;;) {
    const device = (await readDevice(known.personId)) ?? known;
    let next: Pick<OwnDevice, 'counter' | 'previous'> = device;
    const entries: QueuedMark[] = [];
    for (const [
      index,
      { kind, projectId = null, code, isPaid = false, undone = null, whose, seal },
    ] of presses.entries()) {
      const id = ids[index] ?? '';
      const unsigned = {
        id,
        kind,
        ...clocks,
        counter: next.counter + 1,
        previous: next.previous,
        stamp: device.stamp,
        projectId: whose?.projectId ?? projectId,
        undoes: undone?.id ?? null,
        ...(whose && { personId: whose.personId }),
        ...(code && { code }),
        ...(seal && { pin: await seal(id) }),
        // No `taskId` yet: a process of the last version would not sign it, and refuse the mark (MARK-58).
      };
      const text = textOfMark(unsigned);
      const mark = { ...unsigned, signature: await signText(device.keys, text) };
      next = { counter: mark.counter, previous: await hashOf(text) };
      entries.push({ id, personId: known.personId, mark, at, undone: undone?.kind ?? null, isPaid });
    }
    const { counter, previous } = next;
    if (await addMarks(entries, device, { counter, previous })) {
      return { entries, device: { ...device, counter, previous } };
    }
  }
}
