import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { install, pnpm, requireNode, root, say } from './toolchain.mjs';

/*
 * `npm test`: everything that CI checks. A step that fails does not keep the others from running,
 * and the last line counts all tests: unit, API and browser.
 */

requireNode();

const reports = join(root, '.cache', 'tests');
const unitReport = join(reports, 'unit-and-api.json');
const browserReport = join(reports, 'browser.json');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const unitStep = 'unit and API tests';
const browserStep = 'browser tests';
const failedSteps = [];

if (await step('install', install)) {
  // Each leaves a core idle for a part of its run.
  const [, , built] = await Promise.all([
    step('lint and format', () => pnpm('exec', 'biome', 'check', '.')),
    step('types', () => pnpm('exec', 'turbo', 'run', 'check', '--output-logs=errors-only')),
    step('build', () => pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only')),
  ]);
  await step(unitStep, () =>
    pnpm(
      'exec',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=./scripts/unit-report.mjs',
      `--outputFile.json=${unitReport}`,
    ),
  );
  if (built) await step(browserStep, () => pnpm('--dir', 'e2e', 'exec', 'playwright', 'test'));
  else failedSteps.push(`${browserStep} (not run: the build failed)`);
}

const totals = [
  orItself(unitStep, countVitest(read(unitReport))),
  orItself(browserStep, countPlaywright(read(browserReport))),
].reduce(add);
if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join('; ')}`);
for (const line of [...failuresOfVitest(read(unitReport)), ...failuresOfPlaywright(read(browserReport))])
  say(`  ${line}`);
say('');
say(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`);
process.exitCode = failedSteps.length > 0 || totals.failed > 0 ? 1 : 0;

/** Runs one step, says how long it took, and answers whether it went well. */
async function step(name, work) {
  say(`\n── ${name}`);
  const startedAt = performance.now();
  const code = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) failedSteps.push(name);
  return code === 0;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

function countVitest(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A file that cannot even be loaded holds no test that failed, and still is a failure.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + report.errors.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  // Errors outside of any test: a file that cannot be loaded, a fixture that fails at the end.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** A step that fails though no test of it did, as when its database does not stop, is one failure. */
function orItself(name, count) {
  return failedSteps.includes(name) && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** The failed tests with their reasons, a line each, because their own output is far above the end. */
function failuresOfVitest(report) {
  if (!report) return [];
  const outside = report.errors.map(({ file, message }) =>
    inOneLine(`outside of any test${file ? `, while ${relative(root, file)} ran` : ''}`, message),
  );
  const inTests = report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const failed = file.assertionResults.filter((test) => test.status === 'failed');
      const path = relative(root, file.name);
      if (failed.length === 0) return [inOneLine(path, file.message)];
      return failed.map((test) => inOneLine(`${path} › ${test.fullName}`, test.failureMessages.join(' ')));
    });
  return [...outside, ...inTests];
}

function failuresOfPlaywright(report) {
  if (!report) return [];
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return [
    ...report.errors.map((error) => inOneLine('outside of any test', error.message ?? '')),
    ...report.suites.flatMap(specs).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => {
          const errors = test.results.flatMap((result) => result.errors.map((error) => error.message ?? ''));
          return inOneLine(
            `${spec.file}:${spec.line} [${test.projectName}] › ${spec.title}`,
            errors.join(' '),
          );
        }),
    ),
  ];
}

function inOneLine(name, message) {
  const ours = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  return `${name}: ${ours.join(' ').replace(/\s+/g, ' ').trim().slice(0, 600)}`;
}

function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
