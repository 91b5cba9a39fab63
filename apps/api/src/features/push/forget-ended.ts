import { HOUR_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { liveSessions } from '../session/index.ts';
import { PushBrowserModel } from './model.ts';

const AT_ONCE = 1_000;

/** Deletes the subscriptions of ended sessions. Nothing is pushed to them before either (NOTICE-16). */
export function forgetEndedJob({ clock }: Pick<Services, 'clock'>): Job {
  return {
    name: 'push-ends',
    everyMs: HOUR_MS,
    run: async ({ signal }) => {
      const subscriptions = driverCollection(PushBrowserModel);
      let after: Types.ObjectId | undefined;
      do {
        signal.throwIfAborted();
        const part = await subscriptions
          .find(after ? { _id: { $gt: after } } : {}, { projection: { _id: 1 } })
          .sort({ _id: 1 })
          .limit(AT_ONCE)
          .toArray();
        const ids = part.map(({ _id }) => _id);
        const live = await liveSessions(ids, clock.now());
        await subscriptions.deleteMany({ _id: { $in: ids.filter((id) => !live.has(String(id))) } });
        after = ids.at(-1);
      } while (after);
    },
  };
}
