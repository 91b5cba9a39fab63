import { MAX_IMPORT_MEMORY_BYTES, MAX_IMPORT_SECONDS } from '@faena/shared/domain';
import { type AppError, invalid, invalidField } from '../../../kernel/errors.ts';
import { Places } from '../../../platform/places.ts';
import { lazyThreads } from '../../../platform/threads.ts';
import type { FileContent } from './file-content.ts';
import type { FileReading } from './file-thread.ts';

const MAX_HEAP_MB = MAX_IMPORT_MEMORY_BYTES / 1_048_576;

/** One file is read at a time, for all senders (LIMIT-22). */
const places = new Places({ places: 1, waiting: 16, retryAfter: 5, reason: 'too_many_uploads' });

const threads = lazyThreads({
  file: ['file-thread', import.meta.url],
  maxThreads: 1,
  idleTimeout: 5_000,
  maxHeapMb: MAX_HEAP_MB,
});

/** An uploaded file, and whether its sender has left. A reading takes its bytes away. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** Aborted when they leave, which ends the reading. */
  readonly left: AbortSignal;
}

/**
 * Reads a file as `readFile` does, in a thread of bounded memory and time (LIMIT-22).
 * @throws AppError as `readFile`; `validation_failed` where it takes too long or too much memory; `unavailable` where
 * too many files wait
 */
export async function readInThread({ bytes, left }: UploadedFile): Promise<FileContent> {
  const leave = await places.take();
  try {
    const late = AbortSignal.timeout(MAX_IMPORT_SECONDS * 1_000);
    const signal = AbortSignal.any([left, late]);
    // Transferred instead of copied, except a small file, which shares its memory with others.
    const transferList = bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer as ArrayBuffer] : [];
    const reading: FileReading = await threads()
      .run(bytes, { name: 'read', signal, transferList })
      .catch((error: unknown) => {
        throw refusalOf(error, late, left) ?? error;
      });
    if ('refused' in reading) throw invalidField('body.file', reading.refused);
    return reading.content;
  } finally {
    leave();
  }
}

function refusalOf(error: unknown, late: AbortSignal, left: AbortSignal): AppError | null {
  if (late.aborted) return invalid('body.file', 'file_takes_too_long', { max: MAX_IMPORT_SECONDS });
  // The thread has no listener any more.
  if (left.aborted) return invalid('body.file', 'file_unreadable');
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return invalid('body.file', 'file_takes_too_much', { max: MAX_HEAP_MB });
  return null;
}
