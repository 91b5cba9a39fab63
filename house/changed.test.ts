import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

interface ImportGraph {
  importersOf(root: string, files: readonly string[]): Map<string, Set<string>>;
  distancesFrom(importers: Map<string, Set<string>>, changed: readonly string[]): Map<string, number>;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GRAPH = new URL('../scripts/import-graph.mjs', import.meta.url).href;

let reach: (changed: string) => Map<string, number>;

beforeAll(async () => {
  const { importersOf, distancesFrom }: ImportGraph = await import(GRAPH);
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const importers = importersOf(ROOT, files);
  reach = (changed) => distancesFrom(importers, [changed]);
});

it('a verb of the API reaches the tests that call its routes, before those that only start the API', () => {
  const tests = reach('apps/api/src/features/task/update-task.ts');
  const calling = tests.get('apps/api/src/features/task/update-task.test.ts') ?? Number.POSITIVE_INFINITY;
  const starting = tests.get('apps/api/src/features/plan/plan.test.ts');
  expect(calling).toBeLessThan(starting ?? 0);
});

it('a screen reaches the browser tests that open its address', () => {
  expect(reach('apps/web/src/app/routes/public/login.tsx').has('e2e/session/logout.spec.ts')).toBe(true);
});

it('a rule of the domain reaches API, web and browser', () => {
  const tests = [...reach('packages/shared/src/domain/slip.ts').keys()];
  for (const kind of [/^apps\/api\/.*\.test\.ts$/, /^apps\/web\/.*\.test\.tsx$/, /^e2e\/.*\.spec\.ts$/]) {
    expect(tests.filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThan(0);
  }
});
