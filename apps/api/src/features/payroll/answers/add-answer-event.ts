import type { Language } from '@faena/shared/language';
import type { ClientSession, Types } from 'mongoose';
import type { Services } from '../../../platform/services.ts';
import { noteAccountMail } from '../../account-mail/index.ts';
import { addEvents, type EventDraft } from '../../ledger/index.ts';
import { namedThenToWire, PersonModel } from '../../person/index.ts';
import type { AnswerLinkDoc } from '../slips/answer-link.ts';
import type { SlipDoc } from '../slips/slip-model.ts';

/** The private link of an answer, whose author is unknown (ANSWER-6). */
interface SpeakingLink extends AnswerLinkDoc {
  readonly _id: Types.ObjectId;
  /** The language of the visitor. */
  readonly language: Language;
  /** Whether the employee got the link by mail at a verified address, and so knows of it. */
  readonly toVerified: boolean;
}

/** The author of an answer: a signed-in person, or a link. */
export type Speaker = { readonly actor: EventDraft['actor'] } | { readonly link: SpeakingLink };

/** The stored link of the author; null for a signed-in person. */
export function linkOf(speaker: Speaker): AnswerLinkDoc | null {
  return 'link' in speaker ? { madeBy: speaker.link.madeBy, way: speaker.link.way } : null;
}

interface SlipAnswer {
  readonly action: Extract<EventDraft, { action: `slip-${string}` | `claim-${string}` }>['action'];
  readonly at: Date;
  /** The day of the claim. */
  readonly date?: string | null;
  readonly text?: string;
  /** The link of the acceptance that it contests (ANSWER-7). */
  readonly contests?: AnswerLinkDoc | undefined;
}

/**
 * Adds an answer to the ledger, in the same transaction (LEDGER-1). A mail and the news tell the employee about an
 * answer by link (ANSWER-6).
 */
export async function addAnswerEvent(
  { _id: id, companyId, employeeId, frozen }: SlipDoc,
  { action, at, date = null, text = '', contests }: SlipAnswer,
  speaker: Speaker,
  services: Services,
  session: ClientSession,
): Promise<void> {
  const { runNumber } = frozen;
  const stateOf = (link: AnswerLinkDoc | null, day: string | null) => ({
    ...{ runNumber, date: day, byLink: link !== null },
    ...(link && { viaLink: { madeBy: link.madeBy && namedThenToWire(link.madeBy), way: link.way } }),
  });
  const actor = 'link' in speaker ? { id: speaker.link._id, fullname: '', username: '' } : speaker.actor;
  if ('link' in speaker) await mailEmployee(employeeId, speaker.link, services, session);
  const event = {
    ...{ companyId, at, actor, action, subject: { id, employeeId }, reason: text },
    before: contests ? stateOf(contests, null) : null,
    after: stateOf(linkOf(speaker), date),
  };
  await addEvents([event], session);
}

async function mailEmployee(
  employeeId: Types.ObjectId,
  { language, toVerified }: SpeakingLink,
  services: Services,
  session: ClientSession,
): Promise<void> {
  if (toVerified) return;
  const person = await PersonModel.findById(
    employeeId,
    { email: 1, companyId: 1, language: 1 },
    { session },
  ).lean();
  if (person?.email) await noteAccountMail('slip-answered-by-link', person, { language, services }, session);
}
