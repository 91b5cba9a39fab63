import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@faena/shared/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { createPerson, giveRate } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createCrew } from '../../../../test/workers.ts';
import { JobModel } from '../../../platform/jobs/job-model.ts';
import { JobRunner } from '../../../platform/jobs/run-jobs.ts';
import type { Mail, Mailer } from '../../../platform/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { LedgerEventModel, LedgerHeadModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';
import { PayrollCheckModel } from './check-model.ts';
import { verificationJob, watchFaults } from './daily-verifier.ts';

const api = useApi();
const HURRY = { firstMs: 0, intervalMs: 20 };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await Promise.all([PayrollCheckModel.deleteMany(), JobModel.deleteMany()]);
});

/** A process with short intervals, a minute after its start, with its reports and logs. */
function start(mailer?: Mailer) {
  const reports: number[] = [];
  const lines: { level: string; text: string }[] = [];
  const line = (level: string) => (_: object, text: string) => void lines.push({ level, text });
  const log = { info: line('info'), warn: line('warn'), error: line('error') } as unknown as Services['log'];
  const { config } = api.services;
  const services = { clock: api.clock, log, config, mailer };
  stops.push(new JobRunner(services, [verificationJob(services)]).start(HURRY));
  stops.push(watchFaults(services, (faults) => void reports.push(faults), HURRY));
  return { reports, lines };
}

const until = async (what: () => boolean) => {
  for (let tries = 0; !what(); tries += 1) {
    if (tries > 500) throw new Error('It has not come');
    await sleep(20);
  }
};

describe('the daily verification (LEDGER-5)', () => {
  it('is run by one of two processes, and both report its result', async () => {
    const { worker } = await createCrew(api);
    await giveRate(worker, 1_000);
    await PersonModel.updateOne({ _id: worker._id }, { earnedCents: 7 });
    const both = [start(), start()];
    api.clock.advance(60_000);
    await until(() => both.every(({ reports }) => reports.length > 2));
    expect(both.map(({ reports }) => new Set(reports))).toEqual([new Set([1]), new Set([1])]);
    const lines = both.flatMap((one) => one.lines);
    expect(lines).toEqual([
      { level: 'error', text: 'payroll fault: Earned 7 cents, while the records come to 0.' },
      { level: 'info', text: 'verified the payroll' },
    ]);
    await PersonModel.deleteMany();
  });

  it('is run again after a day, and by another process if one died in it', async () => {
    const one = start();
    api.clock.advance(60_000);
    await until(() => one.reports.length > 1);
    expect(one.lines).toHaveLength(1);
    const heldUntil = new Date(Date.now() + 60_000);
    await JobModel.updateOne({}, { holder: 'dead', heldUntil, attempts: 1 });
    api.clock.advance(DAY_MS);
    const seen = one.reports.length;
    await until(() => one.reports.length > seen + 3);
    expect(one.lines).toHaveLength(1);
    await JobModel.updateOne({}, { heldUntil: new Date(Date.now() - 1) });
    await until(() => one.lines.length === 2);
    expect(one.lines[1]?.text).toBe('verified the payroll');
  });

  it('logs the end of each chain that grew, and mails it to administrators with a verified address (LEDGER-9)', async () => {
    const { worker, manager } = await createCrew(api);
    await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 10 } });
    const admin = await createPerson(api, 'admin');
    const to = 'ana@example.com';
    await PersonModel.updateOne({ _id: admin._id }, { email: to, emailKey: to, verifiedEmailKey: to });
    await createPerson(api, 'admin');
    const mails: Mail[] = [];
    const { lines } = start({ send: async (mail) => void mails.push(mail) });
    api.clock.advance(60_000);
    await until(() => mails.length > 0);
    const [head] = await LedgerHeadModel.find().lean();
    expect(lines.at(-1)).toEqual({ level: 'info', text: 'ledger anchor' });
    expect(mails).toEqual([
      {
        to,
        subject: 'Faena: anclas del historial de pagos',
        text: expect.stringMatching(`\n\n${head?._id} 1 ${head?.hash}$`),
      },
    ]);
    await Promise.all([
      PersonModel.deleteMany(),
      LedgerEventModel.deleteMany(),
      LedgerHeadModel.deleteMany(),
    ]);
  });
});
