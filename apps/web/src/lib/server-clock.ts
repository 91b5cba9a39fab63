import { useSyncExternalStore } from 'react';
import { takeAskedAhead } from './asked-ahead.ts';

/** The least and the most that the server's clock can be ahead of this device's, in milliseconds. */
export interface Lead {
  readonly least: number;
  readonly most: number;
}

/** The reading of one answer: the server's clock in whole seconds, at a moment between sending and receiving. */
export interface Reading {
  readonly date: number;
  readonly sent: number;
  readonly received: number;
}

/**
 * Narrows the estimate by one more reading: a few answers give the server's time to some hundredths of a second. A
 * reading that contradicts the others starts over, because a clock was set.
 */
export function narrowLead(known: Lead | null, { date, sent, received }: Reading): Lead {
  const reading = { least: date - received, most: date + 999 - sent };
  if (!known) return reading;
  const narrowed = { least: Math.max(known.least, reading.least), most: Math.min(known.most, reading.most) };
  return narrowed.least <= narrowed.most ? narrowed : reading;
}

const TICK_MS = 1_000;
let lead: Lead | null = null;

/** The server's time now, in epoch milliseconds; before the first answer the device's own. */
export function serverNow(): number {
  return Date.now() + (serverLead() ?? 0);
}

/** How far the server's clock is ahead of this device's, in milliseconds; null before the first answer. */
export function serverLead(): number | null {
  return lead && Math.round((lead.least + lead.most) / 2);
}

/** A `fetch` that reads the server's time from each answer, so that a device with a wrong clock shows right times. */
export const fetchReadingClock: typeof fetch = async (input, init) => {
  const ahead = takeAskedAhead(input, init);
  const sent = ahead?.sent ?? Date.now();
  const response = await (ahead?.answer ?? fetch(input, init));
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(date)) lead = narrowLead(lead, { date, sent, received: Date.now() });
  return response;
};

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let shown = 0;

function tick(): void {
  shown = serverNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readShown(): number {
  // The time was not watched for a while: the first reader sets it, and later ones agree.
  if (!timer) shown = Math.abs(serverNow() - shown) < TICK_MS ? shown : serverNow();
  return shown;
}

/** The server's time, updated each second. */
export function useServerNow(): number {
  return useSyncExternalStore(subscribe, readShown);
}
