import { fileURLToPath } from 'node:url';
import type { Answer, Body, Contract, Route } from '@faena/shared/contract';
import { type Plugin, runnerImport } from 'vite';

const DECLARED = fileURLToPath(new URL('../../../packages/shared/src/contract/index.ts', import.meta.url));

/** Parts of a route that only the API and its documents read; they are long. */
const READ_BY_API: ReadonlySet<string> = new Set<keyof Route>(['summary', 'errors', 'params', 'query']);

/**
 * Gives the page the contract as plain data, without the schemas that it is declared with: the client never validates,
 * and they would bring zod and all nouns to whoever opens the login page.
 */
export function bareContract() {
  return {
    name: 'faena:bare-contract',
    async load(id: string) {
      if (id !== DECLARED) return null;
      const { contract, files } = await readBareContract();
      for (const file of files) this.addWatchFile(file);
      return `export const contract = ${contract};\nexport * from './paging.ts';\nexport * from './route.ts';\n`;
    },
  } satisfies Plugin;
}

/** The contract as JSON, and the files that declare it. */
export async function readBareContract(): Promise<{ contract: string; files: readonly string[] }> {
  const { module, dependencies } = await runnerImport<{ contract: Contract }>(DECLARED);
  return { contract: JSON.stringify(clientPartOf(module.contract)), files: dependencies };
}

/** A contract as the client needs it, as data: no schema is in it, but that there is one. */
function clientPartOf(contract: Contract): unknown {
  return mapValues(contract, (routes) =>
    mapValues(routes, (declared) => ({
      ...Object.fromEntries(Object.entries(declared).filter(([part]) => !READ_BY_API.has(part))),
      ...(declared.body && { body: withoutSchemas(declared.body) }),
      answer: withoutSchemas(declared.answer),
    })),
  );
}

/** A schema becomes nothing, and what has one keeps the rest. */
function withoutSchemas(part: Body | Answer): unknown {
  if (!('kind' in part)) return {};
  return Object.fromEntries(Object.entries(part).filter(([, value]) => typeof value !== 'object'));
}

function mapValues<T, U>(of: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));
}
