import { textOfBatch } from '@faena/shared/domain';
import { type Mark, type MarkReceipt, MarkReceipts, type MarksSent } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { countMarks } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { clockTermsOf } from '../company/index.ts';
import { type DeviceDoc, findDevice, isSignedBy, noteDeviceSeen, stampFor } from '../device/index.ts';
import { inTurnOfChain, inTurnOfEmployee } from '../ledger/index.ts';
import { lockPerson } from '../person/index.ts';
import { openRecordOf, recordToWire } from '../working-time/index.ts';
import { codesFor } from './codes-for.ts';
import { countMarked } from './count-marked.ts';
import { type Arrival, ownStanding, placed } from './placed.ts';
import { seenAmong } from './seen-among.ts';
import { type SignedMark, signedBy } from './signed-by.ts';
import { type Outcome, takeForAnother } from './take-for-another.ts';
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
  const arrival = { device, now: { ...now, at: +at }, at, secret: services.config.jwtSecret };
  const chain = signed.map(({ counter, hash }) => ({ deviceId: device._id, counter, hash }));
  const when = { at, language: services.config.defaultLanguage, chain };
  const hashes = new Map(signed.map(({ signature, hash }) => [signature, hash]));
  const outcomes: Outcome[] = [];
  // Each person's by themselves, so that a crew of forty is not locked together.
  for (const [personId, theirs] of forOthers(signed, device)) {
    outcomes.push(
      await inTurn(device, () =>
        transaction((session) => takeForAnother(personId, theirs, arrival, { ...when, session })),
      ),
    );
  }
  return inTurn(device, () =>
    transaction(async (session) => {
      const worker = await lockPerson({ _id: device.personId }, session);
      const own = signed.filter((mark) => isOwn(mark, device));
      const seen = await seenAmong([device.personId], own, session);
      const companyId = own.length > 0 && worker?.companyId;
      const terms = companyId ? await clockTermsOf(companyId, session) : null;
      const codes = companyId
        ? await codesFor(own, { personId: device.personId, companyId, arrival, session })
        : null;
      const theirs: Arrival = { ...arrival, paysLunch: terms?.paysLunch ?? false, codes };
      const standing = ownStanding(device, worker);
      const fresh = [...seen.fresh.values()].map((mark) => placed(mark, () => standing, theirs));
      const stored = await countMarked(fresh, worker, { ...when, terms, session });
      await noteDeviceSeen(device._id, at, session);
      const open = device.endedAt === null && (await openRecordOf(device.personId, session));
      const all = [...outcomes, { stored, known: seen.known }];
      return answer(MarkReceipts, {
        stamp: stampFor(device._id, at, services.config.jwtSecret),
        receipts: marks.map((mark) => receiptFor(mark, all, hashes)),
        open: open ? await recordToWire(open) : null,
      });
    }),
  );
}

/** Does the work in the turn of the company for which the device marks. */
function inTurn<T>({ kiosk, personId }: DeviceDoc, work: () => Promise<T>): Promise<T> {
  return kiosk ? inTurnOfChain(kiosk.companyId, work) : inTurnOfEmployee(personId, work);
}

/** The marks for each other person, in order. */
function forOthers(signed: readonly SignedMark[], device: DeviceDoc): ReadonlyMap<string, SignedMark[]> {
  const others = new Map<string, SignedMark[]>();
  for (const mark of signed) {
    if (isOwn(mark, device) || !mark.personId) continue;
    const theirs = others.get(mark.personId) ?? [];
    others.set(mark.personId, [...theirs, mark]);
  }
  return others;
}

function isOwn({ personId }: SignedMark, device: DeviceDoc): boolean {
  return !personId || device.personId.equals(personId);
}

function receiptFor(
  { id, signature }: Mark,
  outcomes: readonly Outcome[],
  hashes: ReadonlyMap<string, string>,
): MarkReceipt {
  const hash = hashes.get(signature);
  const before = outcomes.flatMap(({ known }) => known.get(id) ?? [])[0];
  const mark = before ?? outcomes.flatMap(({ stored }) => stored).find(({ markId }) => markId === id);
  if (!mark || !hash) return { id, result: 'refused', reason: 'not_signed', at: null, recordId: null };
  if (mark.hash !== hash) return { id, result: 'refused', reason: 'other_content', at: null, recordId: null };
  return receiptOf(mark, before ? 'already' : mark.result);
}
