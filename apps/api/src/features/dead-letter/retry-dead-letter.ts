import { notFound } from '../../kernel/errors.ts';
import { JobModel } from '../../platform/jobs/job-model.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Makes a dead letter a job that is due now, with as many attempts as at first (JOB-3).
 * @throws AppError `not_found` when it is no dead letter any more
 */
export async function retryDeadLetter(id: string, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const { matchedCount } = await JobModel.updateOne(
    { _id: id, deadAt: { $ne: null } },
    { deadAt: null, dueAt: clock.now(), attempts: 0 },
  );
  if (matchedCount === 0) throw notFound('dead_letter');
}
