import { useCallback } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { type Dialogs, useDialogs } from './dialogs-context.ts';

const texts = uiTexts.unsaved;

/** The open question of each component that shows it. */
const asking = new WeakMap<Dialogs['confirm'], Promise<boolean>>();

/** Asks whether unsaved changes may be lost (FORM-1). Further attempts to leave share the open question. */
export function useAskToLeave(): () => Promise<boolean> {
  const { confirm } = useDialogs();
  return useCallback(() => {
    const answer =
      asking.get(confirm) ??
      confirm(texts.question, { danger: true, confirmLabel: texts.leave, cancelLabel: texts.stay }).finally(
        () => asking.delete(confirm),
      );
    asking.set(confirm, answer);
    return answer;
  }, [confirm]);
}
