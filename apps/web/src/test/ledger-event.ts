import type { LedgerEvent } from '@faena/shared/schemas';
import { newId } from './entities.ts';

type Content = Pick<LedgerEvent, 'action' | 'before' | 'after' | 'subject'>;
type EventValues = Partial<Content & Pick<LedgerEvent, 'seq' | 'at' | 'reason' | 'actor'>>;

/** An event of the ledger: by default a raise of somebody's rate from 6.50 to 7.00. */
export function ledgerEvent(given: EventValues = {}): LedgerEvent {
  const employee = { _id: newId(), fullname: 'Elena Empleada', username: 'elena' };
  return {
    _id: newId(),
    companyId: newId(),
    seq: 1,
    at: '2026-11-20T15:00:00.000Z',
    actor: { _id: newId(), fullname: 'Ana Gestora', username: 'ana' },
    action: 'rate-set',
    subject: { kind: 'rate', id: newId(), employee },
    before: { from: '2026-11-01T06:00:00.000Z', cents: 650, note: '' },
    after: { from: '2026-11-20T15:00:00.000Z', cents: 700, note: '' },
    reason: '',
    prev: '',
    hash: '0'.repeat(64),
    ...given,
  } as LedgerEvent;
}
