import type { MarkKind } from '@faena/shared/domain';
import type { MarkReceipt, MarkReceipts, WorkRecord } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { firstNameOf } from '@/lib/first-name.ts';
import { reportError } from '@/lib/report.ts';
import { serverLead } from '@/lib/server-clock.ts';
import { readPerson } from '@/lib/session.ts';
import { readStored } from '@/lib/storage.ts';
import { askForSync } from './ask-for-sync.ts';
import { drawnRecord, drawnRecords } from './drawn-record.ts';
import { isOwn, learnedFrom, withoutMoney } from './learned-from.ts';
import { type MarkToMake, makeMarks } from './make-marks.ts';
import { hearMarks, tellMarks } from './marks-channel.ts';
import { makeKeys } from './sign.ts';
import {
  addDevice,
  changeDevice,
  type OwnDevice,
  type QueuedMark,
  RETRY_MS,
  readDevice,
  readQueue,
  takeAnswered,
} from './store.ts';
import { codeForPress } from './typed-code.ts';

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

/** Loaded only to send: without a network its code is not needed. */
const loadSending = () => import('./send-marks.ts');

/** The kinds that begin a record where none runs. */
const BEGINS: ReadonlySet<MarkKind> = new Set(['in', 'back']);

/**
 * Follows the marks of a person on this device (PHONE-20). Calls `onChange` with each new state, the first
 * before this resolves.
 * @throws the browser's error where it has no database or no keys: then marks go directly to the server
 */
export async function followMarks(personId: string, onChange: (time: MarkedTime) => void): Promise<Marks> {
  let device = await named((await readDevice(personId)) ?? (await addDevice(await newDevice(personId))));
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

  const keep = async (presses: readonly MarkToMake[]) => {
    const made = await makeMarks(device, presses);
    device = made.device;
    queued = [...queued, ...made.entries];
    receipt = receiptOf(made.entries.find(isOwn)) ?? receipt;
    draw();
    navigator.vibrate?.(40);
    tellMarks({ personId });
    void send();
    void askForSync().catch(reportError);
    return made.entries;
  };

  const press = async ({ kind, projectId, isPaid }: Press, undone: PressReceipt | null = null) => {
    const typed = undone ? undefined : codeForPress.take?.(projectId);
    const where = projectId ?? typed?.projectId ?? (BEGINS.has(kind) ? lastProject() : null);
    await keep([{ kind, projectId: where, code: typed?.code, isPaid, undone }]);
  };

  const settle = (receipts: readonly MarkReceipt[]) => {
    const own = receipt && receipts.find(({ id }) => id === receipt?.id);
    if (receipt && own) receipt = { ...receipt, at: timeOf(own, receipt), state: stateOf(own) };
    for (const hear of hearers) hear(receipts);
  };

  const take = async (answer: MarkReceipts, sent: readonly QueuedMark[]) => {
    taken += 1;
    const { receipts } = answer;
    const ids = receipts.map(({ id }) => id);
    const learned = learnedFrom({ base: base ?? null }, sent, answer);
    base = learned.base;
    await takeAnswered(personId, ids, learned);
    device = { ...device, ...learned };
    queued = queued.filter(({ id }) => !ids.includes(id));
    settle(receipts);
    draw();
    tellMarks({ personId, receipts });
  };

  const sendOwn = async () => {
    const { postMarks, registered, sendBatch } = await loadSending();
    const isLasting = !device.isOwn || readStored('ownDevice') === personId;
    if (!(device.deviceId && isLasting)) device = await registered(device);
    for (;;) {
      const sent = queued;
      const answer = await sendBatch(device, sent, postMarks);
      await take(answer, sent);
      if (queued.length === 0 || answer.receipts.length === 0) return;
    }
  };

  const sendAll = async () => {
    try {
      await sendOwn();
      const { postMarks, sendKept } = await loadSending();
      await sendKept(postMarks, { exceptOf: personId });
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
  const stopHearing = hearMarks((news) => {
    if (news.personId !== personId) return;
    settle(news.receipts ?? []);
    void readAgain().catch(reportError);
  });
  // A request that began without a network may fail later than the network is back.
  const sendOnceBack = () => void Promise.resolve(sending).then(sendWaiting);
  window.addEventListener('online', sendOnceBack);
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
      window.removeEventListener('online', sendOnceBack);
      stopHearing();
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

/** The device with the first name of its person, who may have been renamed. */
async function named(device: OwnDevice): Promise<OwnDevice> {
  const name = firstNameOf(readPerson()?.fullname);
  if (name === '' || name === device.name) return device;
  await changeDevice(device.personId, { name });
  return { ...device, name };
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
