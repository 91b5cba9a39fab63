import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { taskTexts } from '@/texts/tasks.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';

const texts = taskTexts.form;

/**
 * Asks before unsaved changes are left behind, by whatever way: the window's own buttons, the back button, a link, or
 * the browser's tab. Returns the function that lets the next way out pass, for after a save.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const { confirm } = useDialogs();
  const free = useRef(false);
  const blocker = useBlocker(() => dirty && !free.current);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm(texts.unsaved, { danger: true, confirmLabel: texts.leave, cancelLabel: texts.stay }).then(
      (leave) => (leave ? blocker.proceed() : blocker.reset()),
    );
  }, [blocker, confirm]);

  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty && !free.current) event.preventDefault();
      },
      [dirty],
    ),
  );

  return useCallback(() => {
    free.current = true;
  }, []);
}
