import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Guard } from './guard.ts';
import { GUARDS } from './list.ts';
import { copyTree } from './scratch.ts';
import { type Outcome, TestBench } from './test-bench.ts';

/*
 * `pnpm guards` removes each guard of the list by itself, in a copy of the tree, and expects its test to
 * turn red. `--only nosniff,idle` takes some of them. A kept mutation tool (Stryker) makes changes of its
 * own choosing, and would run the suite for thousands of them. It cannot remove a given guard and expect a
 * given test.
 */

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const guards = GUARDS.filter(({ name }) => wanted?.includes(name) ?? true);
if (guards.length === 0) throw new RangeError('--only takes the names of guards');

const { folder, remove } = copyTree(fileURLToPath(new URL('../..', import.meta.url)));
const bench = await TestBench.open(folder, guards);
let code = 1;
try {
  say(`${guards.length} guards; their tests as they stand, first`);
  const asIs = await bench.run(guards);
  const left = guards.filter(({ name, title }, index) => {
    const green = asIs[index]?.kind === 'green';
    if (!green) say(`✗ ${name}: its test is not green as it is, ${JSON.stringify(asIs[index])} (${title})`);
    return green;
  });
  let red = 0;
  for (const guard of left) {
    const outcome = await withoutGuard(guard);
    say(`${outcome.kind === 'red' ? '✓' : '✗'} ${guard.name}: ${Object.values(outcome).join(', ')}`);
    if (outcome.kind === 'red') red += 1;
  }
  say(`\n${guards.length} guards, ${red} red`);
  // Vitest has noted the red ones as failures of its own.
  code = red < guards.length ? 1 : 0;
} finally {
  await bench.close();
  remove();
  process.exitCode = code;
}

/** The outcome of a guard's test without the guard. */
async function withoutGuard(guard: Guard): Promise<Outcome> {
  const source = readFileSync(join(folder, guard.file), 'utf8');
  try {
    bench.write(
      guard.file,
      source.replace(guard.piece, () => guard.without),
    );
    return (await bench.run([guard]))[0] ?? { kind: 'missing' };
  } finally {
    bench.write(guard.file, source);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
