import { type NoticeKind, reminderAt } from '@faena/shared/domain';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { peopleWithPush } from '../push/index.ts';
import { endsOfRunning } from '../working-time/index.ts';
import { askForPushes, tell } from './make-notices.ts';
import { NoticeModel } from './model.ts';

const EVERY_MS = 60_000;

const KIND_OF = {
  usual: 'clock-usual-end',
  longest: 'clock-longest-shift',
} as const satisfies Readonly<Record<string, NoticeKind>>;

/**
 * The job that reminds people with a closed page of their running record, by push and once for each end (MARK-26). The
 * record is the occasion, so that no second process reminds again.
 */
export function clockReminderJob(services: Pick<Services, 'clock' | 'config' | 'mailer'>): Job {
  const usualEnds = new Map<string, Date | null>();
  return {
    name: 'clock-reminders',
    everyMs: EVERY_MS,
    run: async ({ signal }) => {
      const now = services.clock.now();
      for (const running of await endsOfRunning(await peopleWithPush(), usualEnds)) {
        signal.throwIfAborted();
        const reminder = reminderAt(+now, running);
        if (!reminder) continue;
        const { recordId: _id, personId, companyId: company } = running;
        const kind = KIND_OF[reminder];
        if (await NoticeModel.exists({ personId, eventId: _id, kind })) continue;
        const told = await tell(kind, { _id, at: now, actor: null, company }, [{ personId }], services);
        const byPush = told.filter((wanting) => wanting.byPush);
        await askForPushes(
          byPush.map((wanting) => wanting.personId),
          services,
        );
      }
    },
  };
}
