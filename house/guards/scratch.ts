import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies the tree as it stands, without what git ignores, to where it may be spoilt. Installed packages are
 * not copied: those of the workspace find each other in the copy, all others where they are.
 */
export function copyTree(root: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'faena-guards-'));
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of files.filter((path) => path.endsWith('/package.json'))) {
    const installed = join(dirname(file), 'node_modules');
    if (existsSync(join(root, installed))) {
      // Links relative to where they stand, so those to the workspace lead into the copy.
      cpSync(join(root, installed), join(folder, installed), { recursive: true, verbatimSymlinks: true });
    }
  }
  // Tests of the repository ask git which files there are.
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
