import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { bareContract } from './bare-contract.ts';
import { BESIDE_FIRST_SCREEN, FIRST_SCREEN, KIOSK_SCREEN } from './first-screen.ts';

/** The modules that the employee's first screen and its neighbours begin with; their imports follow (PHONE-2). */
const BEGINNINGS = [
  'index.html',
  ...inSources(['app/start-app.tsx', 'app/providers.tsx', ...FIRST_SCREEN, ...BESIDE_FIRST_SCREEN]),
];

/** Files of the first screen that the build copies unchanged, and so under the same name for ever. */
const UNCHANGED = ['head.js', 'favicon.svg'];
const FONT = /\/geist-latin-wght-normal-[\w-]+\.woff2$/;

interface Kept {
  readonly url: string;
  /** Null where the name already contains a hash. */
  readonly revision: string | null;
  /** The browser refuses a file that came half or changed. */
  readonly integrity: string;
}

/** Writes `sw.js`, the worker that keeps the employee's first screen. It lists the files by the imports of the build. */
export function buildWorker(root: string): Plugin {
  return {
    name: 'faena:worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
      const files = [...filesOf(bundle, root, BEGINNINGS), ...fonts];
      const kioskFiles = filesOf(bundle, root, inSources(KIOSK_SCREEN)).filter(
        (file) => !files.includes(file),
      );
      const kept = await Promise.all([
        ...files.map((file) => keptFile(dir, file, true)),
        ...UNCHANGED.map((file) => keptFile(dir, file, false)),
      ]);
      const kiosk = await Promise.all(kioskFiles.map((file) => keptFile(dir, file, true)));
      const [main] = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      if (!main) throw new Error('The build has no script that the page begins with');
      await writeFile(join(dir, 'sw.js'), await bundleWorker(root, { kept, kiosk, main: main.fileName }));
    },
  };
}

/** The scripts and styles of modules and of their imports. */
function filesOf(bundle: Rolldown.OutputBundle, root: string, beginnings: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const scripts = new Set<string>();
  for (const source of beginnings) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source));
    if (!chunk) throw new Error(`The build has no file that begins with ${source}`);
    scripts.add(chunk.fileName);
  }
  const styles = new Set<string>();
  for (const name of scripts) {
    const chunk = byName.get(name);
    for (const imported of chunk?.imports ?? []) scripts.add(imported);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [...scripts, ...styles];
}

function inSources(sources: readonly string[]): string[] {
  return sources.map((source) => `src/${source}`);
}

async function keptFile(dir: string, file: string, isHashed: boolean): Promise<Kept> {
  const digest = createHash('sha256')
    .update(await readFile(join(dir, file)))
    .digest('base64');
  return { url: `/${file}`, revision: isHashed ? null : digest, integrity: `sha256-${digest}` };
}

interface Lists {
  readonly kept: readonly Kept[];
  readonly kiosk: readonly Kept[];
  readonly main: string;
}

async function bundleWorker(root: string, { kept, kiosk, main }: Lists): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    plugins: [bareContract()],
    resolve: { alias: { '@': join(root, 'src') } },
    logLevel: 'error',
    define: {
      KEPT: JSON.stringify(kept),
      KIOSK: JSON.stringify(kiosk),
      MAIN_SCRIPT: JSON.stringify(`/${main}`),
    },
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'worker/worker.ts'), output: { format: 'iife' } },
    },
  });
  const [worker] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (worker?.type !== 'chunk') throw new Error('The worker was not built');
  return worker.code;
}
