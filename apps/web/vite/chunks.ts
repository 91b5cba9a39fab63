import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { type Piece, planChunks, type Screen } from './chunk-plan.ts';

/** The pages that everybody begins with, who may not go on; each of the others is one of many. */
const VISITED_WEIGHT = 100;

/** The screens that a signed-in person opens first, day after day. */
const FIRST_SCREENS = ['employee/home', 'manager/home', 'manager/planilla', 'manager/projects'];
const FIRST_WEIGHT = 22;

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
  return chunks.map(({ fileName, moduleIds, imports, code, isEntry, isDynamicEntry }) => ({
    name: fileName,
    modules: moduleIds,
    imports,
    size: gzipSync(code).length,
    isEntry: isEntry || isDynamicEntry,
  }));
}

/** Each page with the layouts of its area, and the pages that need nothing of the app. */
function screensOf(chunks: readonly Rolldown.OutputChunk[]): Screen[] {
  const files = new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const [, source] = /\/src\/(.+)$/.exec(facadeModuleId ?? '') ?? [];
      return source ? [[source, fileName] as const] : [];
    }),
  );
  const filesOf = (sources: readonly string[]) => sources.flatMap((source) => files.get(source) ?? []);
  const routes = [...files.keys()].filter((source) => source.startsWith('app/routes/'));
  const isFirst = (route: string) => FIRST_SCREENS.some((screen) => route === `app/routes/${screen}.tsx`);
  const screens = routes.map((route) => {
    const folder = route.slice(0, route.lastIndexOf('/') + 1);
    const layouts = routes.filter((other) => other.startsWith(folder) && other.endsWith('layout.tsx'));
    return {
      name: route,
      entries: filesOf([...APP, ...layouts, route]),
      weight: isFirst(route) ? FIRST_WEIGHT : 1,
    };
  });
  const begun = ['landing', 'login'].map((page) => ({
    name: `start-${page}`,
    entries: filesOf(['main.tsx', `app/start-${page}.tsx`]),
    weight: VISITED_WEIGHT,
  }));
  return [...screens, ...begun];
}
