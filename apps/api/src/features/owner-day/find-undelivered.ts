import { DAY_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { AccountInvitationModel } from '../account-invitation/index.ts';
import { type SlipDoc, SlipMailModel, SlipModel } from '../payroll/index.ts';
import { dayIn, inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

/** An invitation without an answer for so long waits for its maker. */
const UNANSWERED_MS = 3 * DAY_MS;

/** The failed mails of slips without an answer (ANSWER-5), and the invitations unanswered for 3 days or not sent (INVITE-3). */
export async function findUndelivered(companies: readonly OwnCompany[], now: Date): Promise<Found[]> {
  const [mails, invitations] = await Promise.all([
    failedMails(companies),
    unansweredInvitations(companies, now),
  ]);
  return [...mails, ...invitations];
}

async function failedMails(companies: readonly OwnCompany[]): Promise<Found[]> {
  const mails = await driverCollection(SlipMailModel)
    .find({ ...inThese(companies), state: 'failed' })
    .project<{ slipId: Types.ObjectId; askedAt: Date }>({ slipId: 1, askedAt: 1 })
    .toArray();
  if (mails.length === 0) return [];
  const askedAt = new Map(mails.map((mail) => [String(mail.slipId), mail.askedAt]));
  const slips = await SlipModel.find(
    { _id: { $in: mails.map(({ slipId }) => slipId) }, reopened: false, answer: 'none' },
    { companyId: 1, 'frozen.fullname': 1, 'frozen.startDate': 1 },
  ).lean<Pick<SlipDoc, '_id' | 'companyId' | 'frozen'>[]>();
  const dayOf = dayIn(companies);
  return slips.map(({ _id, companyId, frozen: { fullname, startDate } }) => {
    const at = askedAt.get(String(_id));
    const since = at ? dayOf(companyId, at) : startDate;
    return { companyId, count: 1, since, date: startDate, name: fullname, cause: 'mail' };
  });
}

async function unansweredInvitations(companies: readonly OwnCompany[], now: Date): Promise<Found[]> {
  const found = await AccountInvitationModel.find(
    {
      ...inThese(companies),
      $or: [{ createdAt: { $lte: new Date(+now - UNANSWERED_MS) } }, { delivery: 'failed' }],
    },
    { companyId: 1, email: 1, createdAt: 1 },
  ).lean();
  const dayOf = dayIn(companies);
  return found.flatMap(({ companyId, email, createdAt }) =>
    companyId
      ? [
          {
            ...{ companyId, count: 1, since: dayOf(companyId, createdAt), cause: 'invitation' as const },
            ...(email && { name: email }),
          },
        ]
      : [],
  );
}
