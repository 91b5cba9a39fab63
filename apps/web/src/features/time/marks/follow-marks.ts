import type { MarkKind } from '@faena/shared/domain';
import type { MarkReceipt, MarkReceipts, WorkRecord } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { serverLead } from '@/lib/server-clock.ts';
import { readStored } from '@/lib/storage.ts';
import { drawnRecord, drawnRecords } from './drawn-record.ts';
import { type MarkToMake, makeMarks } from './make-marks.ts';
import { makeKeys, readClocks } from './sign.ts';
import {
  addDevice,
  changeDevice,
  type OwnDevice,
  type QueuedMark,
  readDevice,
  readQueue,
  takeAnswered,
} from './store.ts';
import { codeForPress } from './typed-code.ts';

/** The pause between tries while marks are queued (PHONE-20). */
const RETRY_MS = 30_000;

/** The outcome of the last press; `kept` means that only the device has it. */
export interface PressReceipt {
  readonly id: string;
  readonly kind: MarkKind;
  /** The kind of the mark that an undo took back. */
  readonly undone: MarkKind | null;
  readonly at: number;
  readonly state: 'kept' | 'saved' | 'to_review' | 'request';
}

/** The working time of a person who marks by button, on this device. */
export interface MarkedTime {
  /** Undefined until the server or the device has told it. */
  readonly record: WorkRecord | null | undefined;
  /** The records that queued marks began or ended. */
  readonly unsent: readonly WorkRecord[];
  /** The number of queued marks. */
  readonly waiting: number;
  readonly receipt: PressReceipt | null;
  /** The device is the person's own. */
  readonly isOwn: boolean;
}

/** A press as its person means it. */
export interface Press {
  readonly kind: MarkKind;
  /** The place of the work; without one, that of the last record. */
  readonly projectId?: string;
  /** A lunch that the company pays. */
  readonly isPaid?: boolean;
}

export interface Marks {
  /**
   * Stores a press durably, shows it and sends it.
   * @throws the error of the browser's database; then nothing is stored
   */
  readonly press: (pressed: Press) => Promise<void>;
  /** The same with several marks of one instant, all or none; answers them. @throws as `press` */
  readonly keep: (presses: readonly MarkToMake[]) => Promise<QueuedMark[]>;
  /** Takes the last press back. @throws as `press` */
  readonly undo: () => Promise<void>;
  /** Returns a function that takes the server's newest record, unless an answer to marks came first. */
  readonly learner: () => (record: WorkRecord | null) => void;
  /** Makes the device the person's own: nobody is signed out of it for idleness (PHONE-23). @throws as the client does */
  readonly own: () => Promise<void>;
  /** Sends all queued marks of this device, of every person, and asks for a stamp. Never rejects. */
  readonly send: () => Promise<void>;
  readonly stop: () => void;
}

/** They hear what became of each mark that this page sends. */
export const hearers = new Set<(receipts: readonly MarkReceipt[]) => void>();

/** Tests whether a mark states the time of the device's own person, and not of a crew (CREW-2). */
const isOwn = ({ mark }: QueuedMark) => !mark.personId;

/** Loaded only to send: without a network its code is not needed. */
const loadSending = () => import('./send-marks.ts');

/** The kinds that begin a record where none runs. */
const BEGINS: ReadonlySet<MarkKind> = new Set(['in', 'back']);

/** Reports new or answered marks to the other tabs of this browser. */
const channel = new BroadcastChannel('faena.marks');

/**
 * Follows the marks of a person on this device (PHONE-20). Calls `onChange` with each new state, the first
 * before this resolves.
 * @throws the browser's error where it has no database or no keys: then marks go directly to the server
 */
export async function followMarks(personId: string, onChange: (time: MarkedTime) => void): Promise<Marks> {
  let device = (await readDevice(personId)) ?? (await addDevice(await newDevice(personId)));
  let queued = await ownQueue();
  let { base } = device;
  let receipt: PressReceipt | null = receiptOf(queued.filter(isOwn).at(-1));
  let sending: Promise<void> | null = null;
  let stopped = false;
  /** The number of answers to marks so far. */
  let taken = 0;

  async function ownQueue(): Promise<QueuedMark[]> {
    return (await readQueue()).filter((mark) => mark.personId === personId);
  }

  const draw = () => {
    if (stopped) return;
    const isKnown = base !== undefined || queued.some(isOwn);
    // Without any answer of the server, the page shows the device's own time.
    const own = queued.filter(isOwn);
    const shown = serverLead() === null ? own.map((entry) => ({ ...entry, at: entry.mark.wall })) : own;
    const drawn = isKnown ? drawnRecords(base ?? null, shown) : [];
    onChange({
      record: isKnown ? (drawn.at(-1) ?? null) : undefined,
      unsent: drawn.filter((record) => record !== base),
      waiting: queued.length,
      receipt,
      isOwn: device.isOwn,
    });
  };

  const readAgain = async () => {
    device = (await readDevice(personId)) ?? device;
    queued = await ownQueue();
    base = device.base;
    draw();
  };

  /** People go on where they worked last. */
  const lastProject = () => drawnRecord(base ?? null, queued.filter(isOwn))?.projectId ?? null;

  const changed = () => channel.postMessage(personId);

  const keep = async (presses: readonly MarkToMake[]) => {
    const made = await makeMarks(device, presses);
    device = made.device;
    queued = [...queued, ...made.entries];
    receipt = receiptOf(made.entries.find(isOwn)) ?? receipt;
    draw();
    navigator.vibrate?.(40);
    changed();
    void send();
    return made.entries;
  };

  const press = async ({ kind, projectId, isPaid }: Press, undone: PressReceipt | null = null) => {
    const typed = undone ? undefined : codeForPress.take?.(projectId);
    const where = projectId ?? typed?.projectId ?? (BEGINS.has(kind) ? lastProject() : null);
    await keep([{ kind, projectId: where, code: typed?.code, isPaid, undone }]);
  };

  const take = async (answer: MarkReceipts, sent: readonly QueuedMark[]) => {
    taken += 1;
    const ids = answer.receipts.map(({ id }) => id);
    const present = base ?? null;
    base = answer.open ?? ended(drawnRecord(present, sent.filter(isOwn)));
    const stamp = { token: answer.stamp, ...readClocks() };
    // An ended device is registered again by the next session of its person.
    const isEnded = answer.receipts.some(({ reason }) => reason === 'device_ended');
    const learned = { base, stamp, ...(isEnded && { deviceId: null }) };
    await takeAnswered(personId, ids, learned);
    device = { ...device, ...learned };
    queued = queued.filter(({ id }) => !ids.includes(id));
    const own = receipt && answer.receipts.find(({ id }) => id === receipt?.id);
    if (receipt && own) receipt = { ...receipt, at: timeOf(own, receipt), state: stateOf(own) };
    for (const hear of hearers) hear(answer.receipts);
    draw();
    changed();
  };

  const sendOwn = async () => {
    const { registered, sendBatch } = await loadSending();
    const isLasting = !device.isOwn || readStored('ownDevice') === personId;
    if (!(device.deviceId && isLasting)) device = await registered(device);
    for (;;) {
      const sent = queued;
      const answer = await sendBatch(device, sent);
      await take(answer, sent);
      if (queued.length === 0 || answer.receipts.length === 0) return;
    }
  };

  const sendAll = async () => {
    try {
      await sendOwn();
      await (await loadSending()).sendOthers(personId);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        device = { ...device, deviceId: null };
        await changeDevice(personId, { deviceId: null });
      } else if (error instanceof ApiError) reportError(error);
    }
  };

  const send = () => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  const sendWaiting = () => {
    if (queued.length > 0) void send();
  };
  const heard = ({ data }: MessageEvent<string>) => {
    if (data === personId) void readAgain().catch(reportError);
  };
  channel.addEventListener('message', heard);
  window.addEventListener('online', sendWaiting);
  const timer = setInterval(sendWaiting, RETRY_MS);

  draw();
  return {
    press,
    keep,
    undo: async () => {
      if (receipt && receipt.kind !== 'undo') await press({ kind: 'undo' }, receipt);
    },
    learner: () => {
      const before = taken;
      return (record) => {
        if (taken !== before) return;
        base = record && withoutMoney(record);
        void changeDevice(personId, { base }).catch(reportError);
        draw();
      };
    },
    send,
    own: async () => {
      device = await (await loadSending()).registered(device, true);
      draw();
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
      window.removeEventListener('online', sendWaiting);
      channel.removeEventListener('message', heard);
    },
  };
}

async function newDevice(personId: string): Promise<OwnDevice> {
  return {
    personId,
    keys: await makeKeys(),
    deviceId: null,
    counter: 0,
    previous: '',
    stamp: null,
    isOwn: false,
  };
}

/** The record without its money if it has ended; null while it runs. */
function ended(record: WorkRecord | null): WorkRecord | null {
  if (!record || record.endTime !== null) return record && withoutMoney(record);
  return null;
}

/** The receipt of a press that only the device has. */
function receiptOf(entry: QueuedMark | undefined): PressReceipt | null {
  return entry
    ? { id: entry.id, kind: entry.mark.kind, undone: entry.undone, at: entry.at, state: 'kept' }
    : null;
}

function timeOf({ at }: MarkReceipt, { at: pressed }: PressReceipt): number {
  return at === null ? pressed : Date.parse(at);
}

/** How an answered mark is shown. */
export function stateOf({ result }: MarkReceipt): PressReceipt['state'] {
  if (result === 'request') return 'request';
  return result === 'to_review' || result === 'refused' ? 'to_review' : 'saved';
}

/** A phone in other hands shows no money. */
function withoutMoney(record: WorkRecord): WorkRecord {
  return { ...record, cost: 0, hourlyRate: null, pieces: [], adjustments: [] };
}
