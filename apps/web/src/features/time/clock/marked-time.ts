import { reportError } from '@/lib/report.ts';
import type { MarkedTime, Marks, Press } from '../marks/follow-marks.ts';
import { failureOf } from './calls.ts';
import { readEmployeeId } from './employee-id.ts';
import { lookForEnd } from './look-for-end.ts';
import { readWorkingTime, updateWorkingTime } from './state.ts';
import { mirrorWork, startWork, stopWork } from './track.ts';

/** Two presses within this time are one touch of a finger that bounces. */
const ONE_TOUCH_MS = 600;

let pressedAt = Number.NEGATIVE_INFINITY;
let following: Promise<Marks | null> | null = null;
let looked: string | null = null;
let stopLooking = () => {};

/**
 * The marks of the signed-in employee; null where the browser stores none, so that each press goes to the
 * server.
 */
export function ownMarks(): Promise<Marks | null> {
  following ??= follow();
  return following;
}

/**
 * Sends the queued marks, and asks the server for the state of the clock (PHONE-20).
 * @throws as `mirrorWork`
 */
export async function beginMarks(): Promise<void> {
  const marks = await ownMarks();
  await marks?.send();
  await mirrorWork(marks?.learner());
}

/** Forgets the marks of an ended session here; they stay on the device until they are sent (PHONE-21). */
export function endMarks(): void {
  stopLooking();
  looked = null;
  pressedAt = Number.NEGATIVE_INFINITY;
  void following?.then((marks) => marks?.stop());
  following = null;
}

/** Tests whether the browser stores marks; elsewhere a press goes to the server at once. */
export function canMark(): boolean {
  return !readWorkingTime().isStoreless;
}

/**
 * Marks a press, and ignores the second of two in one touch. If the browser cannot store it, the next press
 * goes to the server.
 */
export async function pressMark(press: Press): Promise<void> {
  if (performance.now() - pressedAt < ONE_TOUCH_MS) return;
  pressedAt = performance.now();
  const marks = await ownMarks();
  try {
    if (marks) return await marks.press(press);
  } catch (error) {
    reportError(error);
    updateWorkingTime({ isStoreless: true });
  }
  const ends = press.kind === 'out' || (press.kind === 'pause' && !press.isPaid);
  await (ends ? stopWork('manual') : startWork()).catch(failureOf);
}

/** Takes the last press back (MARK-6). */
export async function undoMark(): Promise<void> {
  await (await ownMarks())?.undo();
  // Only the server knows the record before a mark that is taken back.
  await beginMarks().catch(failureOf);
}

/** Makes this device the person's own (PHONE-23). @throws as the client does */
export async function ownDevice(): Promise<void> {
  await (await ownMarks())?.own();
}

async function follow(): Promise<Marks | null> {
  const id = readEmployeeId();
  if (!id) return null;
  try {
    const { followMarks } = await import('../marks/follow-marks.ts');
    return await followMarks(id, show);
  } catch (error) {
    reportError(error);
    updateWorkingTime({ isStoreless: true });
    return null;
  }
}

function show({ record, unsent, waiting, receipt, isOwn }: MarkedTime): void {
  const running = record?.endTime === null ? record : null;
  const state =
    record === undefined ? {} : ({ phase: running ? 'running' : 'idle', record, offline: false } as const);
  updateWorkingTime({ ...state, unsent, waiting, receipt, isOwnDevice: isOwn });
  // A record that only the device knows has no employee yet, and no other place can end it.
  const known = running?.employeeId ? running : null;
  if ((known?._id ?? null) === looked) return;
  stopLooking();
  looked = known?._id ?? null;
  const learn = () => void beginMarks().catch(failureOf);
  stopLooking = known ? lookForEnd(known, learn) : () => {};
}
