import { MAX_COMMENT_FILES } from '@faena/shared/domain';
import { useState } from 'react';
import { type Sent, useUploads } from '../files/use-uploads.ts';

/**
 * The files that a new comment shows (COMMENT-19). Each goes to the task at once, and stays there without the comment; one
 * beyond the most of a comment does so, too.
 */
export function useAttached(taskId: string) {
  const [attached, setAttached] = useState<readonly Sent[]>([]);
  const sending = useUploads(taskId, (sent) =>
    setAttached((now) => [...now, sent].slice(0, MAX_COMMENT_FILES)),
  );
  return {
    ...sending,
    attached,
    detach: (id: string) => setAttached((now) => now.filter((each) => each.id !== id)),
    /** Takes the files for a comment that is sent. */
    take(): readonly Sent[] {
      setAttached([]);
      return attached;
    },
    /** Returns those of a refused comment. */
    putBack: (refused: readonly Sent[]) =>
      setAttached((now) => [...refused, ...now].slice(0, MAX_COMMENT_FILES)),
  };
}
