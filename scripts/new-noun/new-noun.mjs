import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, say } from '../toolchain.mjs';

/*
 * `pnpm new noun <name> [<plural>]`: writes the files of a noun that belongs to a company, and its line in each registry.
 * CONTRIBUTING says what is left to write. With `--check` it writes nothing, and only looks for the places of the lines.
 */

const onlyCheck = process.argv.includes('--check');
const [kind, name = '', plural = `${name}s`] = process.argv.slice(2).filter((word) => word !== '--check');

if (kind !== 'noun' || !/^[a-z]+(-[a-z]+)*$/.test(name) || !/^[a-z]+(-[a-z]+)*$/.test(plural)) {
  process.stderr.write('Usage: pnpm new noun <name> [<plural>], in kebab case: pnpm new noun work-site\n');
  process.exit(1);
}

const pascal = (kebab) => kebab.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
const camel = (kebab) => kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const words = (kebab) => kebab.replaceAll('-', ' ');
const sentence = (kebab) => words(kebab).replace(/^./, (letter) => letter.toUpperCase());
const snake = (kebab) => kebab.replaceAll('-', '_');
const rule = `${name.replaceAll('-', '').toUpperCase()}-1`;

const tokens = {
  __Noun__: pascal(name),
  __Nouns__: pascal(plural),
  __noun__: camel(name),
  __nouns__: camel(plural),
  __kebab__: name,
  __kebabs__: plural,
  __snake__: snake(name),
  __snakes__: snake(plural),
  __words__: words(name),
  __wordss__: words(plural),
  __Words__: sentence(name),
  __Wordss__: sentence(plural),
  'RULE-1': rule,
};
const filled = (text) => text.replace(/__[A-Za-z]+?__|RULE-1/g, (token) => tokens[token] ?? token);

const feature = `apps/api/src/features/${name}`;
const files = {
  schema: `packages/shared/src/schemas/${name}.ts`,
  contract: `packages/shared/src/contract/${name}.ts`,
  model: `${feature}/model.ts`,
  list: `${feature}/list-${plural}.ts`,
  create: `${feature}/create-${name}.ts`,
  change: `${feature}/change-${name}.ts`,
  remove: `${feature}/remove-${name}.ts`,
  handlers: `${feature}/handlers.ts`,
  index: `${feature}/index.ts`,
  fixture: `${feature}/${name}.fixture.ts`,
  test: `${feature}/${name}.test.ts`,
  requests: `apps/web/src/features/${name}/requests.ts`,
};

/** By file, where a line of the noun goes: before the first match of `before`. */
const lines = [
  ['packages/shared/src/schemas/index.ts', /$(?![\s\S])/, "export * from './__kebab__.ts';\n"],
  [
    'packages/shared/src/contract/index.ts',
    /import type \{ Contract \}/,
    "import { __noun__ } from './__kebab__.ts';\n",
  ],
  ['packages/shared/src/contract/index.ts', / {2}service,\n\}/, '  __noun__,\n'],
  [
    'packages/shared/src/wording/reasons.ts',
    / {2}user_not_found:/,
    "  __snake___not_found: '__Words__ not found',\n",
  ],
  [
    'packages/shared/src/wording/reasons.ts',
    / {2}own_account:/,
    "  __snake___exists: 'The company has a __words__ of this name already.',\n",
  ],
  [
    'packages/shared/src/wording/reasons.ts',
    / {2}own_account:/,
    "  too_many___snakes__: 'The company has as many __wordss__ as it can have.',\n",
  ],
  ['apps/web/src/texts/reasons.ts', / {2}user_not_found:/, "  __snake___not_found: 'Ya no existe.',\n"],
  [
    'apps/web/src/texts/reasons.ts',
    / {2}own_account:/,
    "  __snake___exists: 'La empresa ya tiene uno con ese nombre.',\n",
  ],
  [
    'apps/web/src/texts/reasons.ts',
    / {2}own_account:/,
    "  too_many___snakes__: 'La empresa ya tiene todos los que puede tener.',\n",
  ],
  [
    'apps/api/src/features/handlers.ts',
    /\n\/\*\* .*\n.*\nexport const handlers|\n\/\*\* .*\nexport const handlers/,
    "import { __noun__Handlers } from './__kebab__/index.ts';\n",
  ],
  ['apps/api/src/features/handlers.ts', / {2}service: serviceHandlers/, '  __noun__: __noun__Handlers,\n'],
  ['apps/api/src/features/departures.ts', /\n\/\*\* /, "import * as __noun__ from './__kebab__/index.ts';\n"],
  ['apps/api/src/features/departures.ts', / {4}project\.whenCompanyGoes/, '    __noun__.whenCompanyGoes,\n'],
  [
    'apps/api/src/http/openapi-texts/tags.ts',
    / {2}service:/,
    "  __noun__: 'The __wordss__ of a company.',\n",
  ],
  [
    'apps/api/test/scene-company.ts',
    / {2}\/\*\* A task template of the company\. \*\//,
    '  /** One of the __wordss__ of the company. */\n  readonly __noun__: string;\n',
  ],
  [
    'apps/api/test/scene-company.ts',
    / {2}const template = await/,
    "  const __noun__ = await __Noun__Model.create({ companyId: company._id, name: 'Una', nameKey: 'una' });\n",
  ],
  [
    'apps/api/test/scene-company.ts',
    / {4}template: String\(template\._id\)/,
    '    __noun__: String(__noun__._id),\n',
  ],
  [
    'apps/api/test/scene-company.ts',
    /import \{ TaskTemplateModel \}/,
    "import { __Noun__Model } from '../src/features/__kebab__/model.ts';\n",
  ],
  ['apps/api/test/nouns/stored.ts', / {2}WorkRecordNoun,\n/, '  __Noun__Noun,\n'],
  [
    'apps/api/test/nouns/stored.ts',
    /import \{ RecordModel \}/,
    "import { __Noun__Model } from '../../src/features/__kebab__/model.ts';\n",
  ],
  [
    'apps/api/test/nouns/stored.ts',
    / {2}record: \{/,
    "  __noun__: {\n    noun: __Noun__Noun,\n    model: __Noun__Model as unknown as AnyModel,\n    stored: { _id: '_id', companyId: 'companyId' },\n    required: ['name'],\n  },\n",
  ],
  [
    'apps/api/test/nouns/calls.ts',
    / {4}record: \{/,
    '    __noun__: {\n      given: { companyId: [targets.company, undefined] },\n      create: (body) => admin.__noun__.create({ body }),\n      change: (id, body) => admin.__noun__.change({ params: { id }, body }),\n      read: (id) => found(admin.__noun__.list({ query: { companyId: targets.company } }), id),\n    },\n',
  ],
  [
    'apps/api/test/openapi/tasks.ts',
    / {2}const copy = await task\.duplicate/,
    "  const { __noun__ } = as(manager);\n  const __noun__Made = await __noun__.create({ body: { companyId, name: 'Una' } });\n  await __noun__.list({ query: { companyId } });\n  await __noun__.change({ params: { id: __noun__Made._id }, body: { name: 'Otra' } });\n  await __noun__.remove({ params: { id: __noun__Made._id } });\n",
  ],
  [
    'apps/api/test/old-data/old-data.test.ts',
    / {6}template: at\('record'\),/,
    "      __noun__: at('record'),\n",
  ],
  ['house/layers.ts', / {2}\['service'\],/, "  ['__kebab__'],\n"],
];

/** The budget that counts the collections of a company: deleting it empties each of them by one query. */
const budget = {
  path: 'apps/api/src/features/company/company.fixture.ts',
  count: /(?<='DELETE \/company\/delete_company\/:id': \{[^}]* queries: )\d+/,
};

for (const path of Object.values(files)) {
  if (existsSync(join(root, path))) throw new Error(`${path} is there already`);
}
const changed = new Map();
for (const [path, before, line] of lines) {
  const text = changed.get(path) ?? readFileSync(join(root, path), 'utf8');
  const at = text.search(before);
  if (at < 0) throw new Error(`${path} has no place for: ${filled(line)}`);
  changed.set(path, text.slice(0, at) + filled(line) + text.slice(at));
}
const budgets = readFileSync(join(root, budget.path), 'utf8');
if (!budget.count.test(budgets)) throw new Error(`${budget.path} has no query budget of a deletion`);
changed.set(
  budget.path,
  budgets.replace(budget.count, (queries) => String(Number(queries) + 1)),
);

if (onlyCheck) process.exit(0);

for (const [part, path] of Object.entries(files)) {
  const template = readFileSync(new URL(`${part}.ts.txt`, import.meta.url), 'utf8');
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), filled(template));
}
for (const [path, text] of changed) writeFileSync(join(root, path), text);
const page = join(root, 'docs/product', `${plural}.md`);
writeFileSync(
  page,
  filled(
    '# __Wordss__\n\n- **RULE-1** A company has at most 100 __wordss__. No two of them have the same name, whatever its case.\n',
  ),
);

say(
  `${Object.keys(files).length} files and ${changed.size} registries. Next: pnpm format, and what CONTRIBUTING names.`,
);
