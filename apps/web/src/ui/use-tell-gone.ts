import { useEffect } from 'react';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { useDialogs } from './dialogs-context.ts';

/**
 * Says that what a form with unsaved changes stands on is gone, as when somebody else deleted it (FORM-5). Answers
 * whether there are such changes: then all stays as it is, so that what was typed can be copied.
 */
export function useTellGone(gone: boolean, text: string): boolean {
  const { alert } = useDialogs();
  const unsaved = useHasUnsaved();
  const tell = gone && unsaved;
  useEffect(() => {
    if (tell) void alert(text);
  }, [tell, text, alert]);
  return unsaved;
}
