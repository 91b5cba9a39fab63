import { MAX_ATTACHMENT_BYTES } from '@faena/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { client, isRefusal } from '@/lib/client.ts';
import { useConnectionLost } from '@/lib/connection.ts';
import { randomId } from '@/lib/random-id.ts';
import { messageOf } from '@/texts/wording.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { sizeOf } from '../../file/file-size.ts';
import { fileTexts as texts } from '../../texts/files.ts';
import { lostWithThePage } from '../use-saved.ts';
import { prepareUpload } from './prepare-upload.ts';
import { useReadFiles } from './use-files.ts';

/** A chosen file that the server does not have yet. */
export interface Upload {
  /** The id of the file on the task, so that a retry is the same file (FILE-2). */
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** The reason of a failure. */
  readonly reason?: string;
}

/** A file that the server has. */
export interface Sent {
  readonly id: string;
  readonly name: string;
}

/** Sends the files of a task, one after the other. A lost connection keeps them, and its return sends them (FILE-13). */
export function useUploads(taskId: string, onSent: (sent: Sent) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isLost = useConnectionLost();
  const readAgain = useReadFiles(taskId);
  const leaving = useRef(new Map<string, AbortController>()).current;
  useUnsaved(uploads.length > 0, lostWithThePage);

  const isSending = uploads.some(({ state }) => state === 'sending');
  const next = isLost || isSending ? undefined : uploads.find(({ state }) => state === 'waiting');
  const set = (id: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const drop = (id: string) => setUploads((now) => now.filter((each) => each.id !== id));

  useEffect(() => {
    if (next) void send(next);
  });

  useEffect(
    () => () => {
      for (const controller of leaving.values()) controller.abort();
    },
    [leaving],
  );

  async function send({ id, file }: Upload): Promise<void> {
    if (leaving.has(id)) return;
    const controller = new AbortController();
    leaving.set(id, controller);
    set(id, { state: 'sending' });
    try {
      const body = await prepareUpload(file);
      await client.taskAttachment.add(
        { params: { id: taskId, attachmentId: id }, body },
        { signal: controller.signal },
      );
      onSent({ id, name: body.name });
      await readAgain();
      drop(id);
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = isRefusal(error) ? messageOf(error, texts.notSent, 'es') : texts.notSent;
      set(id, { state: 'failed', reason });
    } finally {
      leaving.delete(id);
    }
  }

  return {
    uploads,
    isLost,
    add(file: File): void {
      const upload = { id: randomId().slice(0, 24), file };
      const isLarge = file.size > MAX_ATTACHMENT_BYTES && !file.type.startsWith('image/');
      const added: Upload = isLarge
        ? { ...upload, state: 'failed', reason: texts.tooLarge(sizeOf(MAX_ATTACHMENT_BYTES)) }
        : { ...upload, state: 'waiting' };
      setUploads((now) => [...now, added]);
    },
    retry: (id: string) => set(id, { state: 'waiting' }),
    cancel(id: string): void {
      leaving.get(id)?.abort();
      drop(id);
    },
  };
}
