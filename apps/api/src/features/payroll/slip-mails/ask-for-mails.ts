import { MAX_SLIP_MAILS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { type NewSlipMails, SlipMails } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { canMail } from '../../../platform/can-mail.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { inOwnedCompanies } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { PersonModel } from '../../person/index.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';
import { makerOf } from '../slip-links/store-link.ts';
import { type SlipMailDoc, SlipMailModel } from '../slips/slip-mail-model.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';

/** The type of the event that requests mails with slips of a run. */
export const SLIPS_MAILED = 'slip-mails-asked';

interface Mailable extends Pick<SlipDoc, '_id' | 'employeeId' | 'answer'> {
  /** Whether a mail was sent before. */
  readonly mailed: boolean;
}

/**
 * The state of a run's mails (ANSWER-5).
 * @throws AppError `not_found` for a run out of reach
 */
export async function getMails(id: string, actor: Actor, services: Services): Promise<SlipMails> {
  const run = await RunModel.exists({ $and: [{ _id: id }, inOwnedCompanies<RunDoc>(actor)] });
  if (!run) throw notFound('run');
  return mailsOf(run._id, services);
}

/**
 * Requests mails with slips of a run, which `slipMailJob` sends. It skips people without an address or with a mail
 * under way (ANSWER-5).
 * @throws AppError `not_found` for a run out of reach or a slip of another; `conflict` in an installation without
 * mail, and for a reopened run
 */
export async function askForMails(
  id: string,
  { slips: asked }: NewSlipMails,
  language: Language,
  actor: Actor,
  services: Services,
): Promise<SlipMails> {
  const askedAt = services.clock.now();
  return transaction(async (session) => {
    const run = await RunModel.findOne({ $and: [{ _id: id }, inOwnedCompanies<RunDoc>(actor)] }, null, {
      session,
    }).lean();
    if (!run) throw notFound('run');
    if (run.state !== 'closed') throw conflict('run_reopened');
    if (!canMail(services)) throw conflict('no_mail_server');
    const slips = await slipsToMail(run, asked, session);
    if (slips.length > 0) {
      await noteMails(run, slips, { language, askedAt, askedBy: makerOf(actor) }, session);
      const event = { company: run.companyId, type: SLIPS_MAILED, at: askedAt, subject: run._id, data: {} };
      await emit(event, session);
    }
    return answer(SlipMails, await mailsOf(run._id, services, session));
  });
}

/** The slips of people with an address: the requested ones, or all that were neither sent nor accepted. */
async function slipsToMail(
  { _id: runId }: RunDoc,
  asked: readonly string[] | undefined,
  session: ClientSession,
): Promise<Mailable[]> {
  const named = asked && { _id: { $in: asked.map((id) => new Types.ObjectId(id)) } };
  const fields = { employeeId: 1, answer: 1 } as const;
  const slips = await SlipModel.find({ runId, ...named }, fields, { session }).lean<
    Omit<Mailable, 'mailed'>[]
  >();
  if (asked && slips.length < asked.length) throw notFound('slip');
  const ids = slips.map(({ employeeId }) => employeeId);
  const people = await PersonModel.find({ _id: { $in: ids }, email: { $ne: '' } }, { _id: 1 }, { session });
  const reachable = new Set(people.map(({ _id }) => String(_id)));
  const mails = await SlipMailModel.find({ runId }, { slipId: 1, state: 1, times: 1 }, { session }).lean();
  const mailOf = new Map(mails.map((mail) => [String(mail.slipId), mail]));
  return slips.flatMap((slip) => {
    const mail = mailOf.get(String(slip._id));
    if (!reachable.has(String(slip.employeeId)) || mail?.state === 'waiting') return [];
    if (mail && mail.times >= MAX_SLIP_MAILS) return [];
    const isDue = asked || (slip.answer !== 'accepted' && mail?.state !== 'sent');
    return isDue ? [{ ...slip, mailed: mail !== undefined }] : [];
  });
}

/** Stores the requested mails. A second request conflicts with the first, because a slip has one mail. */
async function noteMails(
  { _id: runId, companyId }: RunDoc,
  slips: readonly Mailable[],
  asked: Pick<SlipMailDoc, 'language' | 'askedAt' | 'askedBy'>,
  session: ClientSession,
): Promise<void> {
  const unsent = { state: 'waiting', failure: null } as const;
  const unclaimed = { sender: null, claimedUntil: new Date(0), linkedAt: null };
  const waiting = { ...asked, ...unsent, ...unclaimed };
  const mails = driverCollection(SlipMailModel);
  const again = slips.filter(({ mailed }) => mailed).map(({ _id }) => _id);
  const first = slips.filter(({ mailed }) => !mailed);
  if (again.length > 0) {
    const update = { $set: waiting, $inc: { times: 1 } };
    await mails.updateMany({ runId, slipId: { $in: again } }, update, { session });
  }
  if (first.length > 0) {
    const request = { runId, companyId, ...waiting, sentAt: null, times: 1 };
    await mails.insertMany(
      first.map(({ _id: slipId }) => ({ _id: new Types.ObjectId(), slipId, ...request })),
      { session },
    );
  }
}

async function mailsOf(
  runId: Types.ObjectId,
  services: Services,
  session: ClientSession | null = null,
): Promise<SlipMails> {
  const mails = await SlipMailModel.find({ runId }, null, { session }).lean();
  return {
    available: canMail(services),
    mails: mails.map(({ slipId, state, askedAt, sentAt, failure, times }) => ({
      ...{ slipId: String(slipId), state, failure, times },
      askedAt: askedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
