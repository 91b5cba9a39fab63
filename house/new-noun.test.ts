import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('`pnpm new noun` finds the place of its line in every registry (CONTRIBUTING.md)', () => {
  const check = (...words: string[]) =>
    execFileSync(process.execPath, ['scripts/new-noun/new-noun.mjs', ...words, '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(() => check('noun', 'noun-of-a-test')).not.toThrow();
  expect(() => check('noun', 'plan')).toThrow(/is there already/);
  expect(() => check('noun', 'Work Site')).toThrow(/Usage/);
});
