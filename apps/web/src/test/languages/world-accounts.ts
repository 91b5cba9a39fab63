import { NOTICE_KINDS } from '@faena/shared/domain';
import type { Person } from '@faena/shared/schemas';
import { auditEntriesOf } from '../audit-entry.ts';
import * as make from '../entities.ts';
import type { Answers } from '../fake-api.ts';
import { ago, company, manager, people, worker } from './world-people.ts';

/** The answers about accounts, their sessions, and the lists of administrators. */
export function accountAnswers(me: Person): Answers {
  const everybody = [me, manager, worker, people.client];
  return {
    service: {
      demo: () => ({ accounts: [{ username: 'gqx', password: 'gqx-gqx', label: 'Gestor', rol_id: 2 }] }),
    },
    session: {
      own: () => [
        make.ownSession({ browser: 'Braqx', system: 'Siqx' }),
        make.ownSession({ browser: null, system: null, current: false }),
      ],
    },
    apiToken: {
      list: () => [
        make.apiToken({ name: 'Toqxe', lastUsedAt: '2026-11-20T15:00:00.000Z' }),
        make.apiToken({ name: 'Voqxe', scope: 'read' }),
      ],
    },
    notice: {
      list: () => ({
        notices: NOTICE_KINDS.map((kind, nth) =>
          make.notice({
            ...{ kind, at: ago(nth * 10), isRead: nth > 3, things: nth + 1, by: 'Ruqxa' },
            company: { _id: company._id, name: 'Beqxo' },
            employee: { _id: worker._id, name: 'Ruqxa' },
            project: kind.startsWith('task-') ? { _id: company._id, name: 'Puqxo' } : null,
            task: kind.startsWith('task-') ? { _id: company._id, name: 'Jeqx' } : null,
          }),
        ),
        unread: 4,
        next: `1795186800000-${company._id}`,
      }),
      unread: () => ({ unread: 4 }),
      preferences: () =>
        make.noticePreferences({
          ...{ off: ['slip-ready'], mailOff: ['task-assigned'], mailable: false },
          ...{ quietFrom: 21, quietTo: 7 },
        }),
    },
    emailVerification: {
      get: () => ({ verified: false, available: true }),
      open: () => ({ username: 'guqx', createdAt: ago(72) }),
    },
    twoSteps: {
      get: () => ({ on: true, since: '2026-11-20T15:00:00.000Z', recoveryCodesLeft: 7, required: true }),
    },
    person: {
      account: () => me,
      all: () => everybody,
      list: () => everybody,
      search: () => [make.card(manager)],
      byRole: () => [make.card(manager)],
      lookUp: () => [make.card(manager)],
    },
    accountInvitation: {
      list: ({ query: { companyId = null } }) => [
        make.accountInvitation(companyId, {
          email: 'guqx@example.com',
          delivery: 'mail',
          invitedBy: 'Haqxi',
        }),
        make.accountInvitation(companyId, {
          email: 'puqx@example.com',
          delivery: 'failed',
          invitedBy: 'Haqxi',
        }),
        make.accountInvitation(companyId, { over: true, invitedBy: 'Haqxi' }),
      ],
      open: () => ({
        rol_id: 3,
        company: company.name,
        invitedBy: 'Haqxi Deqx',
        email: 'guqx@example.com',
        expiresAt: ago(-72),
      }),
    },
    audit: { entries: () => ({ entries: auditEntriesOf(me), next: '1-aaaaaaaaaaaaaaaaaaaaaaaa' }) },
    deadLetter: { list: () => [make.deadLetter({ failure: 'Faqxe' })] },
  };
}
