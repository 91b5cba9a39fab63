import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The common part of `npm start` and `npm test`. It runs before anything is installed, so it is plain JavaScript that
 * needs nothing but Node.
 */

export const root = fileURLToPath(new URL('..', import.meta.url));

const isWindows = process.platform === 'win32';

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
};

const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = packageManager.replace('pnpm@', '');

/** Writes one line for the person who waits. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends the process with a plain message when this Node is older than `package.json` asks for. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = engines.node.replace('>=', '').split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  process.stderr.write(`Faena needs Node ${engines.node}; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/**
 * Runs the pinned pnpm and answers its exit code. Where another version is installed, or none, npx
 * fetches that one, and puts it on the PATH for whatever pnpm starts.
 */
export function pnpm(...args) {
  const [command, ...first] = pnpmCommand();
  return run(command, [...first, ...args]);
}

/** Runs the Turbo that is installed, and answers its exit code. */
export function turbo(...args) {
  return run(process.execPath, [fileURLToPath(import.meta.resolve('turbo/bin/turbo')), ...args]);
}

/** Installs the locked dependencies; answers 0 at once when they are there already. */
export async function install() {
  const stampFile = join(root, 'node_modules', '.installed');
  const stamp = fingerprint();
  const complete = workspaceFolders().every((folder) => existsSync(join(folder, 'node_modules')));
  if (complete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;

  const code = await pnpm('install', '--frozen-lockfile', '--config.confirmModulesPurge=false');
  if (code === 0) writeFileSync(stampFile, stamp);
  return code;
}

let pnpmFound;

function pnpmCommand() {
  if (!pnpmFound) {
    const { stdout } = spawnSync('pnpm', ['--version'], {
      cwd: root,
      env: {
        ...process.env,
        ...quiet,
        pnpm_config_pm_on_fail: 'ignore',
        npm_config_manage_package_manager_versions: 'false',
      },
      encoding: 'utf8',
      shell: isWindows,
    });
    pnpmFound = stdout?.trim() === pnpmVersion ? ['pnpm'] : ['npx', '--yes', `pnpm@${pnpmVersion}`];
  }
  return pnpmFound;
}

/** Everything that decides an installation's form, in one hash. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name));
  for (const folder of workspaceFolders()) files.push(join(folder, 'package.json'));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function workspaceFolders() {
  const nested = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  return [root, join(root, 'e2e'), ...nested].filter((folder) => existsSync(join(folder, 'package.json')));
}

/** Runs a command on our terminal, passes signals on to it, and answers its exit code. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quiet },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
    });
    const forward = (signal) => child.kill(signal);
    const stopForwarding = () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, forward);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      if (signal) process.kill(process.pid, signal);
      else resolve(code);
    });
  });
}
