import { build } from 'esbuild';
import manifest from './package.json' with { type: 'json' };

// One file of our own code for each program; what npm installs stays outside, native parts included.
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
    { in: 'src/features/payroll/files/pdf/slip-writer.ts', out: 'slip-writer' },
  ],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: Object.keys(manifest.dependencies),
  sourcemap: true,
  logLevel: 'warning',
});
