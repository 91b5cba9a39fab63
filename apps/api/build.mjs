import { cp, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };
import fonts from './src/features/payroll/run-files/pdf/font-files.json' with { type: 'json' };

// Parts have a hash in their name, and those of the build before would stay.
await rm('dist', { recursive: true, force: true });

// Bundles our own code: a file for each program, and for each part that is loaded on demand. Packages of npm stay outside,
// native parts included.
await build({
  entryPoints: [
    'src/main.ts',
    'src/create-admin.ts',
    'src/backup.ts',
    'src/restore.ts',
    'src/payroll-verify.ts',
    'src/mail-test.ts',
    // Started as threads of their own, from beside the programs.
    { in: 'src/platform/hash-thread.mjs', out: 'hash-thread' },
    { in: 'src/features/payroll/run-files/pdf/slip-writer.ts', out: 'slip-writer' },
    { in: 'src/features/task-files/reading/file-thread.ts', out: 'file-thread' },
  ],
  outdir: 'dist',
  bundle: true,
  // A part that is imported on demand gets a file of its own.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys(manifest.dependencies),
  sourcemap: true,
  logLevel: 'warning',
});

// Only the weights that slips use; the packages have nine each.
for (const file of fonts.flatMap(({ regular, semibold }) => [regular, semibold ?? []].flat())) {
  await cp(fileURLToPath(import.meta.resolve(file)), `dist/fonts/${basename(file)}`);
}
