import { AUDIT_ACTIONS, AUDIT_FAILURES, AUDIT_KIND_OF, type AuditAction } from '@faena/shared/audit';
import type { AuditEntry, Person } from '@faena/shared/schemas';
import { newId } from './entities.ts';

const FAILURES: readonly AuditAction[] = AUDIT_FAILURES;

/** An audit entry: by default a sign-in. */
export function auditEntry(given: Partial<AuditEntry> = {}): AuditEntry {
  const { action = 'signed-in', at = '2026-11-20T15:00:00.000Z' } = given;
  const ana = { _id: newId(), fullname: 'Ana Gestora', username: 'ana' };
  return {
    _id: newId(),
    at,
    lastAt: at,
    times: 1,
    kind: AUDIT_KIND_OF[action],
    action,
    outcome: FAILURES.includes(action) ? 'failed' : 'done',
    actor: ana,
    subject: { _id: ana._id, name: ana.fullname, username: ana.username },
    before: null,
    after: null,
    network: '203.0.113.0/24',
    ...given,
  };
}

/** One entry of each act, by a person about themselves. */
export function auditEntriesOf({ _id, fullname, username }: Person): AuditEntry[] {
  const actor = { _id, fullname, username };
  const subject = { _id, name: fullname, username };
  const entries = AUDIT_ACTIONS.map((action) => auditEntry({ action, actor, subject }));
  const counted = auditEntry({ action: 'sign-in-failed', times: 7, actor: null, subject: null });
  const role = auditEntry({ action: 'role-changed', before: '2', after: '3', actor, subject });
  return [...entries, counted, role];
}
