import type { CompanyChanges } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { addEvents, type EventDraft } from '../ledger/index.ts';
import type { CompanyDoc } from './model.ts';

/** The author of a change, its time, and its transaction. */
interface ChangeBy {
  readonly actor: Actor;
  readonly at: Date;
  readonly session: ClientSession;
}

/** Adds a change of currency or time zone to the ledger, in the same transaction (LEDGER-1). */
export function addTermsEvents(
  // A company stored before companies had a currency lacks the field.
  { _id: companyId, currency = '', timezone }: CompanyDoc,
  changes: Pick<CompanyChanges, 'currency' | 'timezone'>,
  { actor, at, session }: ChangeBy,
): Promise<void> {
  const common = { companyId, at, actor, subject: { id: null, employeeId: null } };
  const drafts: EventDraft[] = [];
  if (changes.currency !== undefined && changes.currency !== currency) {
    const states = { before: { currency }, after: { currency: changes.currency } };
    drafts.push({ ...common, action: 'currency-changed', ...states });
  }
  if (changes.timezone !== undefined && changes.timezone !== timezone) {
    const states = { before: { timezone }, after: { timezone: changes.timezone } };
    drafts.push({ ...common, action: 'time-zone-changed', ...states });
  }
  return addEvents(drafts, session);
}
