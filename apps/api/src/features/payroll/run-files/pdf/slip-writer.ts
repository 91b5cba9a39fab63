import { parentPort } from 'node:worker_threads';
import type { PrintableSlip } from './printable-slip.ts';
import { SlipDocument, type SlipFile } from './slip-document.ts';

/** A message to the thread: a new file, a slip of it, or its end. The thread answers with the finished bytes. */
export type WriterMessage =
  | { readonly file: SlipFile }
  | { readonly slip: PrintableSlip }
  | { readonly end: true };

let document: SlipDocument | undefined;

parentPort?.on('message', (message: WriterMessage) => parentPort?.postMessage(handle(message)));

function handle(message: WriterMessage): Uint8Array {
  if ('file' in message) {
    document = new SlipDocument(message.file);
    return new Uint8Array();
  }
  if (!document) throw new Error('A slip of no file');
  return 'slip' in message ? document.add(message.slip) : document.end();
}
