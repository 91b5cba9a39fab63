import { fileURLToPath } from 'node:url';

/** What a bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = fileURLToPath(new URL('../src/app/', import.meta.url));

/**
 * One step after the other of what a first screen stands on: a visitor's page, then the router, then a page of
 * text, then what all screens with a form or a session share, then a form.
 */
const STEPS = [
  { name: 'base', from: 'start-landing.tsx' },
  { name: 'app', from: 'start-app.tsx' },
  { name: 'pages', from: 'routes/public/about.tsx' },
  { name: 'providers', from: 'providers.tsx' },
  { name: 'forms', from: 'routes/public/login.tsx' },
] as const;

/** So many screens must share a module before it comes with all of them. */
const SHARED_BY = 10;

/**
 * How modules are gathered into files. Left to itself the bundler makes one file of each icon, and the board comes
 * in ninety; a file for each step of a first load, and one for what most areas share, bring about twenty.
 */
export function chunkGroups() {
  const steps = STEPS.map((step) => ({ ...step, ids: new Set<string>() }));
  return [
    ...steps.map(({ name, from, ids }, index) => ({
      name: (id: string, modules: Modules) => {
        if (ids.size === 0) gather(app + from, modules, ids);
        return ids.has(id) ? name : null;
      },
      minShareCount: 2,
      priority: steps.length - index,
    })),
    { name: 'areas', minShareCount: SHARED_BY },
  ];
}

/** Adds a module and all that it imports, but for what it loads later. */
function gather(start: string, modules: Modules, into: Set<string>): void {
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (into.has(id)) continue;
    into.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
}
