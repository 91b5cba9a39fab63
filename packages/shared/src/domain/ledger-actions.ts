/** The acts that the ledger records, by the kind of their subject (LEDGER-1). */
export const LEDGER_ACTIONS = {
  rate: ['rate-set', 'rate-corrected', 'rate-removed'],
  record: [
    'record-added',
    'record-corrected',
    'record-confirmed',
    'record-unconfirmed',
    'record-reverted',
    'record-stopped',
    'record-voided',
    'record-unvoided',
    'record-split',
  ],
  request: ['request-accepted', 'request-declined', 'request-reopened'],
  currency: ['currency-changed'],
  'time-zone': ['time-zone-changed'],
  person: ['person-deleted'],
  schedule: ['schedule-changed'],
  concept: ['concept-added', 'concept-changed', 'concept-removed'],
  line: ['line-added', 'line-changed', 'line-removed'],
  run: ['run-closed', 'run-reopened'],
  adjustment: ['adjustment-made', 'adjustment-removed'],
  payment: ['payment-made', 'payment-removed'],
  slip: ['slip-accepted', 'slip-claimed', 'claim-answered'],
  account: ['account-set', 'account-removed'],
  clock: ['record-clocked'],
  anchor: ['records-anchored'],
  mark: ['mark-counted', 'mark-set-aside', 'mark-waits'],
} as const;

/** The kinds of subjects of events. */
export type LedgerKind = keyof typeof LEDGER_ACTIONS;

export const LEDGER_KINDS = Object.keys(LEDGER_ACTIONS) as LedgerKind[];

/** The kinds that lists leave out by default: the daily acts of clocks would bury a change of a rate (LEDGER-14). */
const QUIET_KINDS: readonly LedgerKind[] = ['clock', 'anchor'];

/** The kinds of events that lists show by default. */
export const SHOWN_LEDGER_KINDS = LEDGER_KINDS.filter((kind) => !QUIET_KINDS.includes(kind));

export type LedgerAction = (typeof LEDGER_ACTIONS)[LedgerKind][number];

/**
 * The format of new events. Events of format 2 also report the changes of lines and concepts that follow the deletion
 * of a person; earlier events have no format.
 */
export const LEDGER_FORMAT = 2;
