import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { type Piece, planChunks, type Screen } from './chunk-plan.ts';
import { BESIDE_FIRST_SCREEN, FIRST_SCREEN, KIOSK_SCREEN } from './first-screen.ts';

/** The pages that everybody begins with, who may not go on; each of the others is one of many. */
const VISITED_WEIGHT = 300;

/** The screens that a signed-in person opens first, day after day. */
const FIRST_SCREENS = ['employee/home', 'manager/home', 'manager/planilla', 'manager/projects'];
const FIRST_WEIGHT = 60;

/** A phone fetches all kept files with each new version, so that they count for more than one screen. */
const KEPT_WEIGHT = 80;

/** A visitor's other pages are opened by people who have nothing in the cache yet. */
const PUBLIC_WEIGHT = 6;

/** The kept files of an employee's area are few, because a large file compresses better. */
const KEPT = [...FIRST_SCREEN, ...BESIDE_FIRST_SCREEN];

/** The base of every screen but a visitor's page. */
const APP = ['main.tsx', 'app/start-app.tsx', 'app/providers.tsx'];

/**
 * How modules are gathered into files. Left to itself the bundler makes a file of each icon, and a board comes in two
 * hundred. So it bundles twice: the first bundle tells which module needs which, and the second merges files.
 */
export function plannedChunks(bundled: UserConfig): Plugin {
  return {
    name: 'faena:planned-chunks',
    apply: 'build',
    async config() {
      const chunks = await bundle(bundled);
      const plan = planChunks(piecesOf(chunks), screensOf(chunks));
      const group = { name: (id: string) => plan.get(id) ?? null, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

async function bundle(config: UserConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  return [built]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output.filter((file) => file.type === 'chunk') : []));
}

function piecesOf(chunks: readonly Rolldown.OutputChunk[]): Piece[] {
  return chunks.map((chunk) => ({
    name: chunk.fileName,
    modules: chunk.moduleIds,
    imports: chunk.imports,
    size: gzipSync(chunk.code).length,
    isEntry: (chunk.isEntry || chunk.isDynamicEntry) && !KEPT.includes(sourceOf(chunk)),
  }));
}

/** The source that a file begins with, from the folder of all sources on. */
function sourceOf({ facadeModuleId }: Rolldown.OutputChunk): string {
  return /\/src\/(.+)$/.exec(facadeModuleId ?? '')?.[1] ?? '';
}

function weightOf(route: string): number {
  if (FIRST_SCREENS.some((screen) => route === `app/routes/${screen}.tsx`)) return FIRST_WEIGHT;
  // A kiosk keeps its files.
  if (KIOSK_SCREEN.includes(route)) return 1;
  return route.startsWith('app/routes/public/') ? PUBLIC_WEIGHT : 1;
}

/** Each page with the layouts of its area, and the pages that need nothing of the app. */
function screensOf(chunks: readonly Rolldown.OutputChunk[]): Screen[] {
  const files = new Map(
    chunks.flatMap((chunk) => (sourceOf(chunk) ? [[sourceOf(chunk), chunk.fileName] as const] : [])),
  );
  const filesOf = (sources: readonly string[]) => sources.flatMap((source) => files.get(source) ?? []);
  const routes = [...files.keys()].filter((source) => source.startsWith('app/routes/'));
  const screens = routes.map((route) => {
    const folder = route.slice(0, route.lastIndexOf('/') + 1);
    const layouts = routes.filter((other) => other.startsWith(folder) && other.endsWith('layout.tsx'));
    return {
      name: route,
      entries: filesOf([...APP, ...layouts, route]),
      weight: weightOf(route),
    };
  });
  const begun = ['landing', 'login'].map((page) => ({
    name: `start-${page}`,
    entries: filesOf(['main.tsx', `app/start-${page}.tsx`]),
    weight: VISITED_WEIGHT,
  }));
  const kept = [
    { name: 'first-screen', entries: filesOf([...APP, ...FIRST_SCREEN]), weight: FIRST_WEIGHT },
    { name: 'kept', entries: filesOf([...APP, ...KEPT]), weight: KEPT_WEIGHT },
  ];
  return [...screens, ...kept, ...begun];
}
