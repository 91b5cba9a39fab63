import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = fileURLToPath(new URL('../.github/workflows/', import.meta.url));

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Job = z.looseObject({
  permissions: Permissions.optional(),
  'timeout-minutes': z.number(),
  steps: z.array(Step),
});
const Workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions: Permissions,
  jobs: z.record(z.string(), Job),
});

const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}${file}`, 'utf8');
  return { file, text, ...Workflow.parse(parse(text)) };
});
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, job]) => ({ at: `${file} ${name}`, ...job })),
);
const steps = jobs.flatMap(({ at, steps: all }) => all.map((step) => ({ at, ...step })));

/** The rights of a job beyond reading the sources; it has no others. */
const RIGHTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'codeql.yml analyze': { contents: 'read', 'security-events': 'write' },
  'container.yml publish': { contents: 'read', packages: 'write' },
  'sbom.yml attach': { actions: 'read', contents: 'write' },
};

it('the image is built without history, settings or data of the folder it is built in', () => {
  const left = readFileSync(fileURLToPath(new URL('../.dockerignore', import.meta.url)), 'utf8').split('\n');
  expect(left).toEqual(
    expect.arrayContaining(['.git', '.env', '.env.*', '.data', '**/node_modules', '**/test']),
  );
});

describe('the workflows (docs/security.md)', () => {
  it('run actions by the commit that was read, and say which version that is', () => {
    const uses = workflows.flatMap(({ file, text }) =>
      [...text.matchAll(/uses: (.*)/g)].map(([, what = '']) => `${file} ${what}`),
    );
    expect(uses.length).toBeGreaterThan(15);
    expect(uses.filter((use) => !/ [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual(
      [],
    );
  });

  it('may read the sources, and more only where that is the task', () => {
    expect(
      workflows.filter(({ permissions }) => JSON.stringify(permissions) !== '{"contents":"read"}'),
    ).toEqual([]);
    const rights = Object.fromEntries(
      jobs.flatMap(({ at, permissions }) => (permissions ? [[at, permissions]] : [])),
    );
    expect(rights).toEqual(RIGHTS);
  });

  it('leave no token in their checkouts, and end by themselves', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(5);
    expect(checkouts.filter(({ with: given }) => given?.['persist-credentials'] !== false)).toEqual([]);
    expect(jobs.filter((job) => job['timeout-minutes'] > 60)).toEqual([]);
  });

  it('run nothing that a stranger wrote: neither in a command nor with the rights of the repository', () => {
    expect(workflows.filter(({ on }) => 'pull_request_target' in on || 'workflow_run' in on)).toEqual([]);
    expect(
      steps.filter(({ run }) => run?.includes('${{ github.event') || run?.includes('github.head_ref')),
    ).toEqual([]);
  });

  it.each([
    ['known vulnerabilities', 'pnpm audit --prod --audit-level high', ['push', 'pull_request', 'schedule']],
    [
      'what CodeQL finds in the sources',
      'github/codeql-action/analyze@',
      ['push', 'pull_request', 'schedule'],
    ],
    ['secrets, in all of the history', 'gitleaks" git', ['push', 'pull_request']],
    ['a bill of materials of the lockfile', 'pnpm sbom --prod', ['push', 'release']],
    ['a bill of materials of the image', 'anchore/sbom-action@', ['push', 'release']],
  ])('look for %s', (_what, command, events) => {
    const found = workflows.filter(({ jobs: all }) =>
      Object.values(all).some(({ steps: list }) =>
        list.some(({ run, uses }) => run?.includes(command) || uses?.startsWith(command)),
      ),
    );
    expect(found.map(({ on }) => events.filter((event) => !(event in on)))).toEqual([[]]);
  });
});
