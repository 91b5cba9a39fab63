import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, missingId, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { FinalFailure, type Job } from '../../platform/jobs/job.ts';
import { JobModel } from '../../platform/jobs/job-model.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { JobRunner } from '../../platform/jobs/run-jobs.ts';

const api = useApi();
let admin: Person;
let broken: boolean;

/** A job that fails finally while its reason lasts. */
const job: Job = {
  name: 'account-mail',
  async run() {
    if (broken) throw new FinalFailure(new Error('550 no such mailbox'));
  },
};

async function workOff(): Promise<void> {
  const runner = new JobRunner(api.services, [job]);
  await runner.poll();
  await runner.idle();
}

beforeEach(async () => {
  await JobModel.deleteMany();
  admin = await createPerson(api, 'admin');
  broken = true;
  await queueJob({ name: job.name, key: 'mail', data: {}, about: null }, api.clock.now());
  await workOff();
});

const list = () => api.as(admin).deadLetter.list();
const retry = (id: string) => api.as(admin).deadLetter.retry({ params: { id } });

describe('dead letters (JOB-3)', () => {
  it('are shown to an administrator with their failure, and retried', async () => {
    const letters = await list();
    expect(letters).toEqual([
      {
        ...{ _id: expect.any(String), job: 'account-mail', attempts: 1 },
        ...{ failure: '550 no such mailbox', failedAt: api.clock.now().toISOString() },
      },
    ]);
    broken = false;
    const id = letters[0]?._id ?? '';
    await retry(id);
    expect(await list()).toEqual([]);
    await workOff();
    expect(await JobModel.countDocuments()).toBe(0);
    await expectRefused([retry(id)], { status: 404, reason: 'dead_letter_not_found' });
  });

  it('are dead again when the reason lasts', async () => {
    const [letter] = await list();
    await retry(letter?._id ?? '');
    await workOff();
    expect(await list()).toMatchObject([{ _id: letter?._id, attempts: 1 }]);
  });

  it('are shown to nobody else, and do not include queued work', async () => {
    const manager = await createPerson(api, 'manager');
    const [letter] = await list();
    const params = { id: letter?._id ?? '' };
    await expectRefused([api.as(manager).deadLetter.list(), api.as(manager).deadLetter.retry({ params })], {
      status: 403,
    });
    await retry(params.id);
    await expectRefused([retry(params.id), retry(missingId())], { status: 404 });
  });
});
