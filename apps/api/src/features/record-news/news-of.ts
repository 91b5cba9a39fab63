import { LEDGER_ACTIONS, type LedgerKind } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';

/**
 * An employee's news: every change of their records and bank account, and adjustments of closed records. Declined and
 * reopened requests are news too; an accepted one made a correction. Answers to their slips are news if a link gave
 * them (ANSWER-6).
 */
const NEWS_ACTIONS = [
  ...LEDGER_ACTIONS.record,
  ...LEDGER_ACTIONS.adjustment,
  ...LEDGER_ACTIONS.account,
  ...(['slip-accepted', 'slip-claimed', 'request-declined', 'request-reopened'] as const),
];

/** The kinds of those acts, for the index. */
const NEWS_KINDS: LedgerKind[] = ['record', 'adjustment', 'account', 'slip', 'request'];

/** The events that are news to somebody in the company they work for. */
export function newsOf({ id }: Actor, companyId: Types.ObjectId) {
  return {
    companyId,
    'subject.employee._id': id,
    'subject.kind': { $in: NEWS_KINDS },
    'actor._id': { $ne: id },
    action: { $in: NEWS_ACTIONS },
  };
}
