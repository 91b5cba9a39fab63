import type { WorkRecord } from '@faena/shared/schemas';
import { useSyncExternalStore } from 'react';
import type { PressReceipt } from '../marks/follow-marks.ts';

/** A stretch of working time without its money. */
export type Stretch = Pick<WorkRecord, 'startTime' | 'endTime'> & { readonly voided?: boolean };

/** The working time at the last visit, until the server answers (PHONE-6). */
export interface KeptTime {
  readonly last: Stretch | null;
  readonly today: readonly Stretch[];
}

/** This tab's view of the signed-in employee's working time. */
export interface WorkingTime {
  /** `unknown` until the server has answered. */
  readonly phase: 'unknown' | 'idle' | 'running';
  /** The running record; when idle the last one, if there is any. */
  readonly record: WorkRecord | null;
  /** A start or a stop is under way. */
  readonly busy: boolean;
  /** The server was unreachable at the last try; the next try comes by itself. */
  readonly offline: boolean;
  readonly kept: KeptTime | null;
  /** The records that marks on the device began or ended, oldest first. */
  readonly unsent: readonly WorkRecord[];
  /** How many marks wait on the device. */
  readonly waiting: number;
  /** The last press of a person who marks by button. */
  readonly receipt: PressReceipt | null;
  /** The device is the person's own; true until it is known that it is not. */
  readonly isOwnDevice: boolean;
  /** The browser keeps no marks: presses need the network. */
  readonly isStoreless: boolean;
}

const NOTHING: WorkingTime = {
  phase: 'unknown',
  record: null,
  busy: false,
  offline: false,
  kept: null,
  unsent: [],
  waiting: 0,
  receipt: null,
  isOwnDevice: true,
  isStoreless: false,
};

const listeners = new Set<() => void>();
let state = NOTHING;

export function readWorkingTime(): WorkingTime {
  return state;
}

export function updateWorkingTime(change: Partial<WorkingTime>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Resets the state at the end of the session. */
export function forgetWorkingTime(): void {
  updateWorkingTime(NOTHING);
}

function subscribeToWorkingTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The working time of the signed-in employee in this tab, drawn again on each change. */
export function useWorkingTime(): WorkingTime {
  return useSyncExternalStore(subscribeToWorkingTime, readWorkingTime);
}
