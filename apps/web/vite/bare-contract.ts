import { fileURLToPath } from 'node:url';
import type { Answer, Body, Contract } from '@faena/shared/contract';
import { type Plugin, runnerImport } from 'vite';

const FOLDER = fileURLToPath(new URL('../../../packages/shared/src/contract/', import.meta.url));
const DECLARED = `${FOLDER}index.ts`;

type Declared = typeof import('@faena/shared/contract');

/** A file of the contract that declares the routes of one noun: `task-file.ts` declares `taskFile`. */
const NOUN = /\/contract\/([a-z-]+)\.ts$/;

/**
 * Gives the page the contract as plain data without schemas: the client never validates, and they would load zod into
 * the login page.
 */
export function bareContract() {
  let read: ReturnType<typeof readBareContract> | undefined;
  return {
    name: 'faena:bare-contract',
    buildStart() {
      read = undefined;
    },
    async load(id: string) {
      const noun =
        id.startsWith(FOLDER) &&
        NOUN.exec(id)?.[1]?.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
      if (!noun) return null;
      read ??= readBareContract();
      const { routes, files } = await read;
      const declared = routes.get(noun);
      if (!declared) return null;
      for (const file of files) this.addWatchFile(file);
      return `export const ${noun} = ${declared};\n`;
    },
  } satisfies Plugin;
}

/** The routes of each noun as JSON, and the files that declare them. */
export async function readBareContract(): Promise<{
  routes: ReadonlyMap<string, string>;
  files: readonly string[];
}> {
  const { module, dependencies } = await runnerImport<Declared>(DECLARED);
  const nouns = Object.entries<Contract[string]>(module.contract);
  return {
    routes: new Map(nouns.map(([noun, routes]) => [noun, JSON.stringify(clientPartOf(routes, module))])),
    files: dependencies,
  };
}

/**
 * Routes as the client needs them, as data: no schema is in them, but that there is one. They name an answer where it is
 * not JSON.
 */
function clientPartOf(routes: Contract[string], { takesKey, isEvents, isDownload }: Declared): unknown {
  return mapValues(routes, (route) => {
    const { method, path, access, body, answer, tokenHeader, takesChangeKey, minimal, compact } = route;
    return {
      method,
      ...(access === 'public' && { access }),
      ...(body && { body: withoutSchemas(body) }),
      ...((isEvents(answer) || isDownload(answer)) && { answer: withoutSchemas(answer) }),
      tokenHeader,
      takesChangeKey,
      minimal,
      ...(compact && { compact: {} }),
      ...(takesKey(route) && { keyed: true }),
      // The rest is alike in many routes, and compresses well as one piece.
      path,
    };
  });
}

/** A body or an answer without its schemas: a bare schema becomes empty, any other keeps its plain values. */
function withoutSchemas(part: Body | Answer): unknown {
  if (!('kind' in part)) return {};
  return Object.fromEntries(Object.entries(part).filter(([, value]) => typeof value !== 'object'));
}

function mapValues<T, U>(of: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));
}
