import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { SHEET_FORMATS } from '@faena/shared/domain';
import { startApi } from '../lib/api-program.ts';
import { markdownRow, megabytes } from '../lib/figures.ts';
import { dateOf } from '../lib/fill.ts';
import { say } from '../lib/say.ts';
import { BENCH_SECRET, setScene } from './set-scene.ts';

/*
 * `pnpm --filter @faena/api bench:export`: measures the memory of the built API during the download of a planilla of
 * one month, and of 200,000 records.
 */

const RECORDS = 200_000;
const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 25;

const mongo = await startEmbeddedMongo({ log: say });
try {
  const uri = new URL(mongo.uri);
  uri.pathname = 'bench-export';
  const { scene } = await setScene(String(uri), RECORDS);
  const api = await startApi({
    NODE_ENV: 'production',
    MONGODB_URI: String(uri),
    JWT_SECRET: BENCH_SECRET,
    PASSWORD_RESET: 'off',
    LOG_LEVEL: 'info',
  });
  const always = `startDate=2000-01-01&endDate=${dateOf(Date.now() + DAY_MS)}`;
  const download = async (period: string, format: (typeof SHEET_FORMATS)[number]) => {
    const query = `companyId=${scene.companyId}&format=${format}&${period}`;
    const answer = await fetch(`${api.origin}/api/employees/payroll/export?${query}`, {
      headers: { Authorization: `Bearer ${scene.managerToken}` },
    });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    return bytes;
  };
  try {
    // Code loaded by the first one stays, and belongs to no download.
    for (const format of SHEET_FORMATS) await download(scene.month, format);
    say(markdownRow(['planilla of', 'size', 'time', 'memory before', 'at most', 'growth']));
    for (const [what, period] of [
      ['one month', scene.month],
      [`${RECORDS.toLocaleString('en')} records`, always],
    ] as const) {
      for (const format of SHEET_FORMATS) {
        const before = await api.residentBytes();
        const startedAt = performance.now();
        let most = before;
        let over = false;
        const looking = (async () => {
          while (!over) {
            most = Math.max(most, await api.residentBytes());
            await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
          }
        })();
        const bytes = await download(period, format);
        const seconds = (performance.now() - startedAt) / 1_000;
        over = true;
        await looking;
        const memory = [before, most, most - before].map(megabytes);
        say(
          markdownRow([
            `${what}, ${format.toUpperCase()}`,
            megabytes(bytes),
            `${seconds.toFixed(1)} s`,
            ...memory,
          ]),
        );
      }
    }
  } finally {
    await api.end();
  }
} finally {
  await mongo.stop();
}
