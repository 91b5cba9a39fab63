import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Violation, violationsIn } from './imports.ts';
import { API_FEATURES, RULES } from './layers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** By rule, an import that it has to find. */
const FORBIDDEN: Record<string, [from: string, to: string]> = {
  found: ['apps/api/src/app.ts', 'apps/api/src/not-there.ts'],
  'no-cycle': ['apps/web/src/ui/one.ts', 'apps/web/src/ui/other.ts'],
  'no-folder-cycle': [
    'apps/api/src/features/board/live/feed.ts',
    'apps/api/src/features/board/cache/room.ts',
  ],
  'no-tests': ['apps/api/src/http/mount.ts', 'apps/api/test/harness.ts'],
  shared: ['packages/shared/src/errors.ts', 'packages/embedded-mongo/src/index.ts'],
  'embedded-mongo': ['packages/embedded-mongo/src/start.ts', 'packages/shared/src/money.ts'],
  'api-packages': ['apps/api/src/platform/database.ts', 'packages/embedded-mongo/src/index.ts'],
  'api-kernel': ['apps/api/src/kernel/call.ts', 'apps/api/src/platform/services.ts'],
  'api-platform': ['apps/api/src/platform/clock.ts', 'apps/api/src/http/parse.ts'],
  'api-http': ['apps/api/src/http/mount.ts', 'apps/api/src/features/session/index.ts'],
  'api-migrations': ['apps/api/src/migrations/0001-first.ts', 'apps/api/src/features/session/index.ts'],
  'api-archive': ['apps/api/src/archive/format.ts', 'apps/api/src/migrations/index.ts'],
  'api-features': ['apps/api/src/features/session/login.ts', 'apps/api/src/http/body.ts'],
  'api-inner-folder': [
    'apps/api/src/features/board/live/told.ts',
    'apps/api/src/features/board/get-board.ts',
  ],
  'api-index': ['apps/api/src/features/task/create.ts', 'apps/api/src/features/project/model.ts'],
  'api-index-from-outside': ['apps/api/src/main.ts', 'apps/api/src/features/demo/seed.ts'],
  'web-packages': ['apps/web/src/app/router.ts', 'apps/api/src/http/openapi.ts'],
  'web-base': ['apps/web/src/ui/button.tsx', 'apps/web/src/features/task/index.ts'],
  'web-sync': ['apps/web/src/sync/outbox.ts', 'apps/web/src/ui/toast.ts'],
  'web-features': ['apps/web/src/features/task/form.tsx', 'apps/web/src/app/areas.ts'],
  'web-index': ['apps/web/src/features/task/panel.tsx', 'apps/web/src/features/board/order.ts'],
  'web-index-from-outside': ['apps/web/src/app/routes/board.tsx', 'apps/web/src/features/board/order.ts'],
  ...Object.fromEntries(
    API_FEATURES.flat().map((feature) => [
      `api-feature-${feature}`,
      [`apps/api/src/features/${feature}/verb.ts`, 'apps/api/src/features/above/index.ts'],
    ]),
  ),
};

/** The imports that lead back and close a circle. */
const BACK: [from: string, to: string][] = [
  ['apps/web/src/ui/other.ts', 'apps/web/src/ui/one.ts'],
  ['apps/api/src/features/board/cache/drop.ts', 'apps/api/src/features/board/live/reader.ts'],
];

describe('the layers of the product', () => {
  let violations: Violation[];
  beforeAll(async () => {
    violations = await violationsIn(ROOT, ['apps/api/src', 'apps/web/src', 'packages']);
  }, 120_000);

  it.each(RULES.map(({ name = '', comment = '' }) => [name, comment]))('%s: %s', (name) => {
    expect(violations.filter(({ rule }) => rule === name)).toEqual([]);
  });

  it('gives each feature of the API its place', () => {
    const folders = readdirSync(join(ROOT, 'apps/api/src/features'), { withFileTypes: true });
    const features = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(features.sort()).toEqual(API_FEATURES.flat().sort());
  });
});

describe('each rule', () => {
  let root: string;
  let violations: Violation[];
  beforeAll(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'layers-')));
    const imports = [...Object.values(FORBIDDEN), ...BACK];
    const missing = FORBIDDEN.found?.[1];
    for (const file of new Set(imports.flat())) {
      if (file === missing) continue;
      const lines = imports
        .filter(([from]) => from === file)
        .map(([from, to]) => `import type { A } from './${relative(dirname(from), to)}';`);
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), [...lines, 'export type A = 1;', ''].join('\n'));
    }
    violations = await violationsIn(root, ['apps', 'packages']);
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(RULES.map(({ name = '' }) => name))('%s finds what it forbids', (name) => {
    const [from = '', to = ''] = FORBIDDEN[name] ?? [];
    const [start, end] = name === 'no-folder-cycle' ? [dirname(from), dirname(to)] : [from, to];
    const found = violations.filter(({ rule }) => rule === name).map((violation) => violation.import);
    // One that leads nowhere is told as it is written.
    const isFound = (path: string) => path.includes(start) && (name === 'found' || path.includes(end));
    expect(found.some(isFound), `${from} -> ${to}`).toBe(true);
  });
});
