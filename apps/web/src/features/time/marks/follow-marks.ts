import { type MarkKind, textOfMark } from '@faena/shared/domain';
import type { MarkReceipt, MarkReceipts, WorkRecord } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { serverLead, serverNow } from '@/lib/server-clock.ts';
import { readStored } from '@/lib/storage.ts';
import { drawnRecord } from './drawn-record.ts';
import { hashOf, makeKeys, readClocks, signText } from './sign.ts';
import {
  addDevice,
  addMark,
  changeDevice,
  type OwnDevice,
  type QueuedMark,
  readDevice,
  readQueue,
  takeAnswered,
} from './store.ts';

/** Between tries while marks wait (PHONE-20). */
const RETRY_MS = 30_000;

/** The outcome of the last press: `kept` is on the device alone. */
export interface PressReceipt {
  readonly id: string;
  readonly kind: MarkKind;
  /** The kind of the mark that an undo took back. */
  readonly undone: MarkKind | null;
  readonly at: number;
  readonly state: 'kept' | 'saved' | 'to_review' | 'request';
}

/** The working time of a person who marks, as this device knows it. */
export interface MarkedTime {
  /** Undefined until the server or the device knows. */
  readonly record: WorkRecord | null | undefined;
  /** How many marks wait on the device. */
  readonly waiting: number;
  readonly receipt: PressReceipt | null;
  /** The device is the person's own. */
  readonly isOwn: boolean;
}

export interface Marks {
  /** Stores a press durably, shows it and sends it. @throws what the browser's database throws: nothing is stored */
  readonly press: (kind: MarkKind) => Promise<void>;
  /** Takes the last press back. @throws as `press` */
  readonly undo: () => Promise<void>;
  /** Takes in the newest record that the server is about to be asked for, unless an answer to marks came first. */
  readonly learner: () => (record: WorkRecord | null) => void;
  /** Makes the device the person's own: nobody is signed out of it for idleness (PHONE-23). @throws as the client does */
  readonly own: () => Promise<void>;
  /** Sends all that waits on this device, of anybody, and asks for a stamp. Never rejects. */
  readonly send: () => Promise<void>;
  readonly stop: () => void;
}

/** Nothing is sent without a network, so that its code need not be kept. */
const loadSending = () => import('./send-marks.ts');

/** Tells other tabs of this browser that marks were made or answered. */
const channel = new BroadcastChannel('faena.marks');

/**
 * Follows the marks of a person on this device (PHONE-20). Calls `onChange` with each new state, the first before this
 * resolves.
 * @throws what the browser throws where it has no database or no keys: then marks go directly to the server
 */
export async function followMarks(personId: string, onChange: (time: MarkedTime) => void): Promise<Marks> {
  let device = (await readDevice(personId)) ?? (await addDevice(await newDevice(personId)));
  let queued = await ownQueue();
  let { base } = device;
  let receipt: PressReceipt | null = receiptOf(queued.at(-1));
  let sending: Promise<void> | null = null;
  let stopped = false;
  /** How many answers to marks were taken in. */
  let taken = 0;

  async function ownQueue(): Promise<QueuedMark[]> {
    return (await readQueue()).filter((mark) => mark.personId === personId);
  }

  const draw = () => {
    if (stopped) return;
    const isKnown = base !== undefined || queued.length > 0;
    // A page that never heard the server shows the device's own time.
    const shown = serverLead() === null ? queued.map((entry) => ({ ...entry, at: entry.mark.wall })) : queued;
    onChange({
      record: isKnown ? drawnRecord(base ?? null, shown) : undefined,
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

  const changed = () => channel.postMessage(personId);

  const make = async (kind: MarkKind, undone: PressReceipt | null) => {
    void navigator.storage?.persist?.();
    // Read once: a try after another tab's mark is the same press.
    const press = { clocks: readClocks(), at: serverNow(), id: crypto.randomUUID() };
    for (;;) {
      device = (await readDevice(personId)) ?? device;
      const unsigned = {
        id: press.id,
        kind,
        ...press.clocks,
        counter: device.counter + 1,
        previous: device.previous,
        stamp: device.stamp,
        projectId: null,
        undoes: undone?.id ?? null,
      };
      const text = textOfMark(unsigned);
      const mark = { ...unsigned, signature: await signText(device.keys, text) };
      const next = { counter: mark.counter, previous: await hashOf(text) };
      const entry = { id: mark.id, personId, mark, at: press.at, undone: undone?.kind ?? null };
      if (await addMark(entry, device, next)) {
        device = { ...device, ...next };
        return entry;
      }
    }
  };

  const press = async (kind: MarkKind, undone: PressReceipt | null = null) => {
    const entry = await make(kind, undone);
    queued = [...queued, entry];
    receipt = receiptOf(entry);
    draw();
    navigator.vibrate?.(40);
    changed();
    void send();
  };

  const take = async (answer: MarkReceipts, sent: readonly QueuedMark[]) => {
    taken += 1;
    const ids = answer.receipts.map(({ id }) => id);
    const present = base ?? null;
    base = answer.open ?? ended(drawnRecord(present, sent));
    const stamp = { token: answer.stamp, ...readClocks() };
    // An ended device is registered again by the next session of its person.
    const isEnded = answer.receipts.some(({ reason }) => reason === 'device_ended');
    const learned = { base, stamp, ...(isEnded && { deviceId: null }) };
    await takeAnswered(personId, ids, learned);
    device = { ...device, ...learned };
    queued = queued.filter(({ id }) => !ids.includes(id));
    const own = receipt && answer.receipts.find(({ id }) => id === receipt?.id);
    if (receipt && own) receipt = { ...receipt, at: timeOf(own, receipt), state: stateOf(own) };
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
    undo: async () => {
      if (receipt && receipt.kind !== 'undo') await press('undo', receipt);
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

/** The record that no longer runs, as far as the device knows. */
function ended(record: WorkRecord | null): WorkRecord | null {
  if (!record || record.endTime !== null) return record && withoutMoney(record);
  return null;
}

/** A press that only the device knows of. */
function receiptOf(entry: QueuedMark | undefined): PressReceipt | null {
  return entry
    ? { id: entry.id, kind: entry.mark.kind, undone: entry.undone, at: entry.at, state: 'kept' }
    : null;
}

function timeOf({ at }: MarkReceipt, { at: pressed }: PressReceipt): number {
  return at === null ? pressed : Date.parse(at);
}

function stateOf({ result }: MarkReceipt): PressReceipt['state'] {
  if (result === 'request') return 'request';
  return result === 'to_review' || result === 'refused' ? 'to_review' : 'saved';
}

/** A phone in other hands tells no money. */
function withoutMoney(record: WorkRecord): WorkRecord {
  return { ...record, cost: 0, hourlyRate: null, pieces: [], adjustments: [] };
}
