import type { ClientSession } from 'mongoose';
import { addEvents, type EventDraft } from '../../ledger/index.ts';
import type { SlipDoc } from '../slips/slip-model.ts';

/** The author of an answer, and whether a private link let them in. */
export interface Speaker {
  readonly actor: EventDraft['actor'];
  readonly byLink: boolean;
}

interface SlipAnswer {
  readonly action: Extract<EventDraft, { action: `slip-${string}` | `claim-${string}` }>['action'];
  readonly at: Date;
  /** The day it is about. */
  readonly date?: string | null;
  readonly text?: string;
}

/** Tells the ledger what was said about a slip, in the same transaction (LEDGER-1). */
export function tellOfAnswer(
  { _id: id, companyId, employeeId, frozen }: SlipDoc,
  { action, at, date = null, text = '' }: SlipAnswer,
  { actor, byLink }: Speaker,
  session: ClientSession,
): Promise<void> {
  const after = { runNumber: frozen.runNumber, date, byLink };
  const subject = { id, employeeId };
  return addEvents([{ companyId, at, actor, action, subject, before: null, after, reason: text }], session);
}
