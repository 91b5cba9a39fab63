import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/*
 * The statements of documents that a machine can check: commands, settings, ports, routes, versions, alerts.
 * Links, files and
 * rules are held by citations.test.ts; the defaults of the settings by apps/api/src/platform/config.test.ts.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function listed(...patterns: string[]): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return files.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

const documents = new Map(listed('*.md').map((file) => [file, read(file)]));
/** Documents about another time, or about other programs. */
const PAST = /^CHANGELOG\.md$|^docs\/adr\//;
const ours = [...documents].filter(([file]) => !PAST.test(file));

/** Every match of a pattern, with the place where it stands. */
function find(pattern: RegExp, among = ours): { at: string; match: RegExpExecArray }[] {
  return among.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map((match) => ({
      at: `${file}:${text.slice(0, match.index).split('\n').length} ${match[0].replace(/\s+/g, ' ')}`,
      match,
    })),
  );
}

const Manifest = z.looseObject({
  scripts: z.record(z.string(), z.string()).optional(),
  version: z.string(),
  packageManager: z.string().optional(),
  engines: z.object({ node: z.string() }).optional(),
});
const manifest = (folder: string) => Manifest.parse(JSON.parse(read(join(folder, 'package.json'))));
const root = manifest('.');

describe('the commands that documents name', () => {
  /** Of pnpm and npm themselves, and words that follow the name of either in a sentence. */
  const BUILT_IN = ['exec', 'audit', 'install', 'sbom', 'is', 'that', 'run', 'rows'];
  const scripts = (folder: string) => Object.keys(manifest(folder).scripts ?? {});

  it('are scripts of package.json', () => {
    const named = find(/\bp?npm (?:run )?(?:--silent )?([a-z][a-z:-]*)/g);
    expect(named.length).toBeGreaterThan(40);
    const known = [...scripts('.'), ...BUILT_IN];
    expect(named.filter(({ match }) => !known.includes(match[1] ?? '')).map(({ at }) => at)).toEqual([]);
  });

  it('are scripts of the package they name', () => {
    const named = find(/pnpm (?:--filter @faena\/|--dir )(\w+) (?:run )?([a-z:]+)/g);
    expect(named.length).toBeGreaterThan(2);
    const missing = named.filter(({ match: [, name = '', script = ''] }) => {
      const folder = [`apps/${name}`, `packages/${name}`, name].find((path) => existsSync(join(ROOT, path)));
      return script !== 'exec' && !(folder && scripts(folder).includes(script));
    });
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  it('are those of the built API', () => {
    const named = find(/apps\/api\/dist\/([\w-]+)\.js/g);
    expect(named.length).toBeGreaterThan(4);
    const built = read('apps/api/build.mjs');
    expect(named.filter(({ match }) => !built.includes(`'src/${match[1]}.ts'`)).map(({ at }) => at)).toEqual(
      [],
    );
  });
});

describe('the settings that documents name', () => {
  const schema = /const Environment = z\.object\(\{\n(.*?)\n\}\);/s.exec(
    read('apps/api/src/platform/config.ts'),
  )?.[1];
  const settings = [...(schema ?? '').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name);

  it('exist: in the schema of the environment, or in another reader', () => {
    expect(settings.length).toBeGreaterThan(25);
    const readers = listed('*.ts', '*.tsx', '*.mjs', '*.yml', 'Dockerfile', '.env.example')
      .filter((file) => file !== 'house/docs.test.ts')
      .map(read)
      .join('\n');
    const named = find(/(?<![\w`])`?([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![A-Z\d_]|\.md)(?:=[^`\s]*)?`?/g);
    expect(named.length).toBeGreaterThan(100);
    const unknown = named.filter(
      ({ match: [, name = ''] }) => !settings.includes(name) && !new RegExp(`\\b${name}\\b`).test(readers),
    );
    expect(unknown.map(({ at }) => at)).toEqual([]);
  });

  it('have the defaults that stand behind them: `SESSION_IDLE_HOURS` (12)', () => {
    // The file states the defaults: config.test.ts compares the two.
    const defaults = new Map(
      [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [
        name,
        value,
      ]),
    );
    const named = find(/`([A-Z][A-Z_]+)`\s\(([\d.,]+)\)/g);
    expect(named.length).toBeGreaterThan(1);
    const wrong = named.filter(
      ({ match: [, name = '', value = ''] }) => defaults.get(name) !== value.replace(',', ''),
    );
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  it('are all told: each stands in README, SECURITY or docs', () => {
    const told = [...documents.values()].join('\n');
    expect(settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
  });
});

it('the ports that documents name are those that something listens on', () => {
  const port = (path: string, pattern: RegExp) => pattern.exec(read(path))?.[1];
  const known = [
    port('apps/api/src/platform/config.ts', /PORT: .*\.default\((\d+)\)/),
    port('.env.example', /METRICS_PORT=(\d+)/),
    port('docker-compose.yml', /host: 'mongo:(\d+)'/),
    port('deploy/nginx.conf', /listen (\d+);/),
    // Vite's own, and that of Prometheus.
    '5173',
    '9090',
  ];
  expect(known).toEqual(Array(6).fill(expect.any(String)));
  const named = find(/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|[a-z]):(\d{4,5})\b/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ match }) => !known.includes(match[1])).map(({ at }) => at)).toEqual([]);
});

it('the routes that documents name exist', () => {
  const form = (method = '', path = '') =>
    `${method} ${path
      .replace(/^\/api(?=\/)/, '')
      .replace(/\?.*$/, '')
      .replace(/:\w+|\{\w+\}/g, ':')}`;
  const access = documents.get('docs/access.md') ?? '';
  const routes = new Set([...access.matchAll(/`([A-Z]+) (\/[^`]*)`/g)].map(([, m, path]) => form(m, path)));
  expect(routes.size).toBeGreaterThan(150);
  // Beside the contract: what describes it, and what Prometheus reads.
  for (const path of ['/openapi.json', '/openapi-3.2.json', '/docs', '/metrics']) routes.add(`GET ${path}`);
  const named = find(/`(GET|POST|PUT|DELETE)\s+(\/[^\s`]*)`/g, [
    ...[...documents].filter(([file]) => file !== 'docs/access.md' && !file.startsWith('docs/adr/')),
  ]);
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ match: [, method, path] }) => !routes.has(form(method, path)));
  expect(missing.map(({ at }) => at)).toEqual([]);
});

it('the versions that documents name are those of package.json', () => {
  const [node, pnpm] = [root.engines?.node.replace('>=', ''), root.packageManager];
  const nodes = find(/Node(?:\.js\]\([^)]*\))? (\d+\.\d+) or newer/g);
  expect(nodes.length).toBeGreaterThan(1);
  expect(nodes.filter(({ match }) => match[1] !== node).map(({ at }) => at)).toEqual([]);
  const pnpms = find(/pnpm@\d+\.\d+\.\d+/g);
  expect(pnpms.length).toBeGreaterThan(1);
  expect(pnpms.filter(({ match }) => match[0] !== pnpm).map(({ at }) => at)).toEqual([]);
  const manifests = listed('*package.json').map((file) => manifest(dirname(file)));
  expect(new Set(manifests.map(({ version }) => version))).toEqual(new Set([root.version]));
  const [, released] = /^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/m.exec(read('CHANGELOG.md')) ?? [];
  expect(released).toBe(root.version);
});

it('the container to develop in has the Node of .nvmrc, and forwards the ports of pnpm dev', () => {
  const { image, forwardPorts } = z
    .looseObject({ image: z.string(), forwardPorts: z.array(z.number()) })
    .parse(JSON.parse(read('.devcontainer/devcontainer.json')));
  expect(image.split(':').at(-1)).toBe(read('.nvmrc').trim());
  const api = /PORT: .*\.default\((\d+)\)/.exec(read('apps/api/src/platform/config.ts'))?.[1];
  expect(forwardPorts).toEqual([5173, Number(api)]);
});

/** Expects that all which documents name of the screens, `*so*`, is among these; they name more than `least`. */
function expectNamed(
  guides: [string, string][],
  known: readonly (string | undefined)[],
  least: number,
): void {
  const texts = new Set(known);
  const named = find(/(?<![*\w])\*([^*]+)\*(?![*\w])/g, guides);
  expect(named.length).toBeGreaterThan(least);
  const unknown = named.filter(({ match: [, name = ''] }) => !texts.has(name.replace(/\s+/g, ' ')));
  expect(unknown.map(({ at }) => at)).toEqual([]);
}

it('the Spanish guides name texts of the screens', () => {
  const texts = new Set(
    listed('apps/web/src/*texts/*.ts', 'packages/shared/src/**/*.ts').flatMap((file) =>
      [...read(file).matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(([, plain, made = '']) =>
        (plain ?? made).replace(/\s*(?:…|\.{3}|\(?\$\{[^}]*\}\)?)$/, '').trim(),
      ),
    ),
  );
  /** Lines of business that somebody might have, as examples. */
  const examples = ['Comercio', 'Construcción'];
  const guides = [...documents].filter(([file]) => file.startsWith('docs/guides/es/'));
  expectNamed(guides, [...texts, ...examples], 50);
});

it('the guide to the first day names texts of the screens in English', () => {
  const texts = new Set(
    listed('apps/web/src/*texts/*.ts').flatMap((file) =>
      [...read(file).matchAll(/\b(?:en(?::\s*|\(\s*)|alike\(\s*)'((?:[^'\\\n]|\\.)+)'/g)].map(
        ([, text]) => text,
      ),
    ),
  );
  /** Lines of business that somebody might have, as examples. */
  const examples = ['Construction', 'Retail'];
  const guide = [...documents].filter(([file]) => file === 'docs/guides/first-day.md');
  expectNamed(guide, [...texts, ...examples], 12);
});

describe('docs/operations.md', () => {
  const operations = documents.get('docs/operations.md') ?? '';

  it('says what to look at for each alert there is, and for no other', () => {
    const Rules = z.object({
      groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) })),
    });
    const { groups } = Rules.parse(parse(read('deploy/alerts.yml')));
    const rules = groups.flatMap(({ rules: of }) => of);
    const rows = [...operations.matchAll(/^\| (`Faena.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(rows.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  it('names metrics that the API has', () => {
    const metrics = read('apps/api/src/platform/metrics.ts');
    const named = [...operations.matchAll(/`((?:faena|http)_\w+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !metrics.includes(name))).toEqual([]);
  });

  it('names services that compose has', () => {
    const commands = [
      ...operations.matchAll(/docker compose (?:run|exec|stop|logs)((?: --?[\w-]+)*) (\w+)/g),
    ];
    expect(commands.length).toBeGreaterThan(4);
    const compose = read('docker-compose.yml');
    expect(
      commands.filter(([, , service]) => !compose.includes(`\n  ${service}:\n`)).map(([all]) => all),
    ).toEqual([]);
  });
});
