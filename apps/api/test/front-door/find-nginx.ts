import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The nginx of the tests: `NGINX_PATH`, one on the PATH, or Debian's package. The package is downloaded once into the
 * cache and unpacked there, which needs no root.
 * @throws Error when this system has none and no apt
 */
export function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const known = [process.env.NGINX_PATH, ...folders.filter(Boolean).map((folder) => join(folder, 'nginx'))];
  return known.find((path) => path && existsSync(path)) ?? ofDebian();
}

function ofDebian(): string {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'faena');
  const home = join(cache, 'nginx');
  const nginx = join(home, 'usr', 'sbin', 'nginx');
  if (existsSync(nginx)) return nginx;
  mkdirSync(cache, { recursive: true });
  const incoming = mkdtempSync(join(cache, 'incoming-'));
  try {
    execFileSync('apt-get', ['download', 'nginx'], { cwd: incoming, stdio: 'pipe' });
    const [archive = ''] = readdirSync(incoming);
    execFileSync('dpkg-deb', ['--extract', archive, 'unpacked'], { cwd: incoming, stdio: 'pipe' });
    if (!existsSync(nginx)) renameSync(join(incoming, 'unpacked'), home);
  } catch (cause) {
    throw new Error('No nginx was found. Install one, or set NGINX_PATH to it.', { cause });
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
  return nginx;
}
