import { useEffect } from 'react';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { useDialogs } from './dialogs-context.ts';

/**
 * Reports that the subject of a form with unsaved changes no longer exists, for example after somebody else's deletion
 * (FORM-5). True if there are such changes: then the form stays, so that its text can be copied.
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
