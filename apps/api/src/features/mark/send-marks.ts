import { textOfBatch } from '@faena/shared/domain';
import { type Mark, type MarkReceipt, MarkReceipts, type MarksSent } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { countMarks } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { clockTermsOf } from '../company/index.ts';
import { type DeviceDoc, findDevice, isSignedBy, noteDeviceSeen, stampFor } from '../device/index.ts';
import { inTurnOfEmployee } from '../ledger/index.ts';
import { lockPerson } from '../person/index.ts';
import { openRecordOf, recordToWire } from '../working-time/index.ts';
import { countMarked } from './count-marked.ts';
import { type MarkDoc, MarkModel } from './model.ts';
import { type Arrival, placed } from './placed.ts';
import { type SignedMark, signedBy } from './signed-by.ts';
import { receiptOf } from './wire.ts';

/**
 * Takes the marks of a device, each exactly once (MARK-10). They need no session, because the key of the device signs
 * them. A manager decides about marks that cannot count; one with a wrong signature is refused alone.
 * @throws AppError `not_found` for an unknown device; `unauthenticated` for a batch that is not signed by it;
 * `rate_limited` above LIMIT-29
 */
export async function sendMarks(
  deviceId: string,
  { now, marks, signature }: MarksSent,
  services: Services,
): Promise<MarkReceipts> {
  const device = await findDevice(deviceId);
  const batch = textOfBatch(
    deviceId,
    now,
    marks.map(({ id }) => id),
  );
  if (!isSignedBy(device.publicKey, batch, signature)) throw unauthenticated();
  await countMarks(deviceId, marks.length);
  const signed = marks.flatMap((mark) => signedBy(device, mark) ?? []);
  const at = services.clock.now();
  return inTurnOfEmployee(device.personId, () =>
    transaction(async (session) => {
      const worker = await lockPerson({ _id: device.personId }, session);
      const seen = await taken(device, signed, session);
      const companyId = signed.length > 0 && worker?.companyId;
      const terms = companyId ? await clockTermsOf(companyId, session) : null;
      const arrival: Arrival = {
        device,
        now: { ...now, at: +at },
        at,
        secret: services.config.jwtSecret,
        paysLunch: terms?.paysLunch ?? false,
      };
      const fresh = [...seen.fresh.values()].map((mark) => placed(mark, worker, arrival));
      const stored = await countMarked(fresh, worker, {
        terms,
        at,
        language: services.config.defaultLanguage,
        session,
      });
      await noteDeviceSeen(device._id, at, session);
      const open = device.endedAt === null && (await openRecordOf(device.personId, session));
      return answer(MarkReceipts, {
        stamp: stampFor(device._id, at, services.config.jwtSecret),
        receipts: marks.map((mark) => receiptFor(mark, stored, seen)),
        open: open ? await recordToWire(open) : null,
      });
    }),
  );
}

interface Taken {
  readonly known: ReadonlyMap<string, MarkDoc>;
  /** The new marks, each once. */
  readonly fresh: ReadonlyMap<string, SignedMark>;
  readonly hashes: ReadonlyMap<string, string>;
}

async function taken(
  { personId }: DeviceDoc,
  signed: readonly SignedMark[],
  session: ClientSession,
): Promise<Taken> {
  const markId = { $in: signed.map(({ id }) => id) };
  const stored = await driverCollection(MarkModel).find({ personId, markId }, { session }).toArray();
  const known = new Map(stored.map((mark) => [mark.markId, mark] as const));
  const fresh = new Map<string, SignedMark>();
  for (const mark of signed) if (!known.has(mark.id) && !fresh.has(mark.id)) fresh.set(mark.id, mark);
  return { known, fresh, hashes: new Map(signed.map(({ signature, hash }) => [signature, hash])) };
}

function receiptFor(
  { id, signature }: Mark,
  stored: readonly MarkDoc[],
  { known, hashes }: Taken,
): MarkReceipt {
  const hash = hashes.get(signature);
  const before = known.get(id);
  const mark = before ?? stored.find(({ markId }) => markId === id);
  if (!mark || !hash) return { id, result: 'refused', reason: 'not_signed', at: null, recordId: null };
  if (mark.hash !== hash) return { id, result: 'refused', reason: 'other_content', at: null, recordId: null };
  return receiptOf(mark, before ? 'already' : mark.result);
}
