import type { useWrite } from '@/lib/use-write.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { quietFailure } from '@/ui/quiet-failure.ts';

interface Removal {
  readonly texts: {
    readonly confirmRemove: string;
    readonly removeLabel: string;
    readonly removeFailed: string;
  };
  /** Removes the entry of an id. */
  readonly write: ReturnType<typeof useWrite<unknown, string>>;
  /** The consequence of the removal, in words. */
  readonly lossOf: (entry: Named) => Promise<string>;
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Removes an entry of a catalogue after a question that names the consequence. */
export function useAskAndRemove({ texts, write, lossOf }: Removal) {
  const { confirm } = useDialogs();
  return async (entry: Named): Promise<void> => {
    const sure = await confirm(texts.confirmRemove, {
      danger: true,
      confirmLabel: texts.removeLabel,
      about: entry.name,
      loss: lossOf(entry),
    });
    if (!sure) return;
    write.mutate(entry._id, { onError: quietFailure(texts.removeFailed) });
  };
}
