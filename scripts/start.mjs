import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, pnpm, requireNode, root, say } from './toolchain.mjs';

/*
 * `npm start`: installs, builds and runs the product. Unchanged steps are skipped, so that a second start takes
 * seconds.
 */

requireNode();

await step('install the dependencies', install);
await step('build', () => pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only'));

process.chdir(root);
process.setSourceMapsEnabled(true);
// A closed terminal is a Ctrl-C: the same orderly end.
process.on('SIGHUP', stop);
if (process.env.npm_lifecycle_event) stopWithParent();
// In this very process: one to signal, one to kill, none to be left behind.
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);

function stop() {
  process.kill(process.pid, 'SIGTERM');
}

/** An npm that is told to end passes that on to its shell alone, and would leave us behind. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

async function step(name, work) {
  const code = await work();
  if (code === 0) return;
  say(`Could not ${name}; the reason stands above.`);
  process.exit(1);
}
