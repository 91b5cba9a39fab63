import type { Fault } from '@faena/shared/errors';
import { AppError } from '../../../kernel/errors.ts';
import type { FileContent } from './file-content.ts';
import { readFile } from './read-file.ts';

/** The answer of a thread about a file: its content, or the fault, because no error of ours crosses threads. */
export type FileReading = { readonly content: FileContent } | { readonly refused: Fault };

/** Reads a file in a thread. */
export async function read(bytes: Uint8Array): Promise<FileReading> {
  try {
    return { content: await readFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { reason, params } = error;
    return { refused: { reason, ...(params && { params }) } };
  }
}
