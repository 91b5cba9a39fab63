import type { MarkReceipt } from '@faena/shared/schemas';
import { MARKS } from './marks-name.ts';

/** New or answered marks of a person on this device. */
export interface MarksNews {
  readonly personId: string;
  /** Absent while nothing was answered. */
  readonly receipts?: readonly MarkReceipt[];
}

const channel = new BroadcastChannel(MARKS);

/** Tells the other tabs of this browser, and its worker. */
export function tellMarks(news: MarksNews): void {
  channel.postMessage(news);
}

/** Listens to other tabs and to the worker; returns a function that stops listening. */
export function hearMarks(hear: (news: MarksNews) => void): () => void {
  const heard = ({ data }: MessageEvent<MarksNews>) => hear(data);
  channel.addEventListener('message', heard);
  return () => channel.removeEventListener('message', heard);
}
