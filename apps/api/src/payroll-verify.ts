import { parseArgs } from 'node:util';
import { runningEmbeddedMongo } from '@faena/embedded-mongo';
import { readEnvironment } from './environment.ts';
import { anchorLine, readAnchors, verifyPayroll } from './features/payroll/index.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { ConfigError } from './platform/config.ts';
import { appliedMigrations } from './platform/data-state.ts';
import { currentDatabase } from './platform/database.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { pendingAfter } from './platform/migrate.ts';
import { printLine } from './platform/print-line.ts';

/*
 * `npm run payroll:verify`: verifies the ledger, and every price from records, rates and zones, while Faena runs.
 * `--anchor` names the hash of an event that a chain must have, or a file of lines that end with one (LEDGER-9).
 * Faults go to standard error and the exit code is 1; the ends of the chains go to standard output.
 */

const lifecycle = new Lifecycle(printLine);

async function verify(): Promise<void> {
  const { anchor = [] } = parseArgs({ options: { anchor: { type: 'string', multiple: true } } }).values;
  const anchors = readAnchors(anchor);
  const config = readEnvironment();
  // A Faena that is running here has its database open already.
  const mongodbUri = config.mongodbUri ?? (await runningEmbeddedMongo(config.dataDir));
  await openDatabase({ ...config, mongodbUri }, lifecycle, printLine, 'reach');
  const pending = pendingAfter(await appliedMigrations(currentDatabase()), MIGRATIONS);
  if (pending.length > 0)
    throw new ConfigError('The data is of an older Faena than this one: start this one once.');
  const { events, records, slips, faults } = await verifyPayroll(
    (finding) => {
      if (finding.kind === 'fault') printLine(`${finding.of}: ${finding.says}`);
      else process.stdout.write(`${anchorLine(finding)}\n`);
    },
    { anchors },
  );
  printLine(
    `Verified ${events} events, ${records} records and ${slips} slips: ${faults === 0 ? 'all hold.' : `${faults} faults.`}`,
  );
  if (faults > 0) process.exitCode = 1;
}

try {
  await verify();
} catch (error) {
  printLine(error);
  process.exitCode = 1;
} finally {
  await lifecycle.close();
}
