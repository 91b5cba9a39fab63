import { LEDGER_ACTIONS, type LedgerAction } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { emitAll, type NewEvent } from '../../platform/outbox/emit.ts';
import type { LedgerEventDoc } from './event-model.ts';

/** The type of the outbox's events of acts that the ledger records. */
export const LEDGER_EVENTS = 'ledger-events';

/** The `data` of such an event: one act may concern several records of one employee. */
export interface ToldEvent {
  readonly action: LedgerAction;
  readonly things: number;
}

/** The acts that others hear of. An employee's own acts on their records are no news to anyone. */
const TOLD: ReadonlySet<LedgerAction> = new Set<LedgerAction>([
  ...LEDGER_ACTIONS.record,
  ...LEDGER_ACTIONS.adjustment,
  ...LEDGER_ACTIONS.request,
  'run-closed',
  'run-reopened',
  'slip-claimed',
  'claim-answered',
]);
const TO_OWNER: ReadonlySet<LedgerAction> = new Set<LedgerAction>(['slip-claimed']);

/** Tells of ledger events in their transaction: one event for each action and employee. The ledger stays the record. */
export function tellOfEvents(events: readonly LedgerEventDoc[], session: ClientSession): Promise<void> {
  const told = new Map<string, NewEvent & { readonly data: ToldEvent }>();
  for (const { companyId: company, at, action, actor, subject } of events) {
    const about = subject.employee?._id ?? subject.id;
    const isOwn = subject.employee?._id.equals(actor._id) && !TO_OWNER.has(action);
    if (!about || isOwn || !TOLD.has(action)) continue;
    const key = `${action} ${about}`;
    const things = (told.get(key)?.data.things ?? 0) + 1;
    told.set(key, {
      ...{ company, type: LEDGER_EVENTS, at, actor: actor._id, subject: about },
      data: { action, things },
    });
  }
  return emitAll([...told.values()], session);
}
