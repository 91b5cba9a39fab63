import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { ROLES } from '@faena/shared/access';
import { DEFAULT_COMPANY_COLOR, DEFAULT_TIMEZONE } from '@faena/shared/domain';
import { createApp } from '../../apps/api/src/app.ts';
import { CompanyModel } from '../../apps/api/src/features/company/model.ts';
import { identityOf } from '../../apps/api/src/features/person/identity.ts';
import { PersonModel } from '../../apps/api/src/features/person/model.ts';
import { createHttpServer } from '../../apps/api/src/http/create-server.ts';
import { MIGRATIONS } from '../../apps/api/src/migrations/index.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { connectDatabase, disconnectDatabase } from '../../apps/api/src/platform/database.ts';
import { createLog } from '../../apps/api/src/platform/log.ts';
import { createServices } from '../../apps/api/src/services.ts';
import { fillPeriod, WORKED_PERIOD } from '../../apps/api/test/worked-period.ts';
import { say } from '../lib/say.ts';
import { signIn } from '../lib/sign-in.ts';
import { CpuTimes } from './cpu-times.ts';
import { drawPeriod } from './draw-period.ts';

/*
 * `pnpm bench:payroll`: measures a fortnight of 500 people, from its screen to a file with all slips, in time and in
 * CPU time. The asking itself is in that of the API. Between, what the screen asks of a browser. `--people 50`,
 * `--rounds 5`; with `--unpaid` no earlier day was paid, so that the first run pays twice as many records.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    days: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '20' },
    unpaid: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const WEB_ROOT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** Requests before any is measured: the compiler is warm in production too. */
const WARM_UPS = 5;
const now = new Date('2026-11-20T15:00:00Z');

const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const services = createServices({
  config: { ...config, jwtSecret: 'a secret for measuring, long enough' },
  clock: { now: () => now },
  log: createLog(config.logLevel),
  mailer: undefined,
});

const mongo = await startEmbeddedMongo({ log: say });
try {
  await connectDatabase(mongo.uri, MIGRATIONS, 'bench-payroll');
  const server = createHttpServer(createApp(services, WEB_ROOT));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await measure(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await disconnectDatabase();
  }
} finally {
  await mongo.stop();
}

async function measure(origin: string): Promise<void> {
  const manager = await PersonModel.create({
    ...identityOf({ fullname: 'Gestora', username: 'gestora', email: 'gestora@example.com' }),
    ...{ passwordHash: 'none', roleId: ROLES.manager, createdAt: now },
  });
  const company = await CompanyModel.create({
    ...{ name: 'Obras', createdBy: manager._id, createdAt: now },
    ...{ color: DEFAULT_COMPANY_COLOR, timezone: DEFAULT_TIMEZONE },
  });
  await fillPeriod(company, {
    ...{ people: Number(values.people), days: Number(values.days) },
    ...(values.unpaid && { paidBefore: '2000-01-01' }),
  });
  const token = await signIn(manager._id, ROLES.manager, services.config.jwtSecret);
  const ask = async (path: string, body?: object): Promise<string> => {
    const response = await fetch(`${origin}/api${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  };
  const companyId = String(company._id);
  const query = `companyId=${companyId}&date=${WORKED_PERIOD.startDate}`;
  const one = await PersonModel.findOne({ companyId, roleId: ROLES.employee }).orFail();
  const times = new CpuTimes();
  const reads = async (paths: Readonly<Record<string, string>>) => {
    for (const [what, path] of Object.entries(paths)) {
      for (let run = 0; run < WARM_UPS; run += 1) await ask(path);
      await times.take(what, rounds, () => ask(path));
    }
  };
  await reads({
    'the open period': `/payroll/period?${query}`,
    'the same of one person': `/payroll/period/${one._id}?${query}`,
    'money needed': '/payroll/money-needed',
  });
  const { username, roleId } = manager;
  const stored = { accessToken: token, username, userId: String(manager._id), rol_id: String(roleId) };
  const period = `periodo?fecha=${WORKED_PERIOD.startDate}`;
  await drawPeriod(origin, { ...stored, activeCompanyId: companyId }, `/planilla/${period}`);
  const close = () => ask('/payroll/runs', { companyId, ...WORKED_PERIOD });
  await times.take('closing it', 1, close);
  const [run]: { _id: string }[] = JSON.parse(await ask(`/payroll/runs?companyId=${companyId}`));
  await reads({
    'the closed period': `/payroll/period?${query}`,
    'the same of one person, closed': `/payroll/period/${one._id}?${query}`,
  });
  await times.take('all slips as one PDF', 1, () => ask(`/payroll/runs/${run?._id}/pdf`));
  await times.take('its workbook', 1, () => ask(`/payroll/runs/${run?._id}/workbook`));
  await times.take('reopening it', 1, () => ask(`/payroll/runs/${run?._id}/reopen`, { reason: 'Otra vez' }));
}
