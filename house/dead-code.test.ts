import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIG = fileURLToPath(new URL('knip.jsonc', import.meta.url));
/** Knip reads the whole repository: half a minute of a core of its own, and longer beside other tests. */
const PATIENCE_MS = 300_000;
const KNIP = fileURLToPath(new URL('node_modules/knip/bin/knip.js', import.meta.url));

/** The findings of knip, a line each; none where everything is used. */
async function unused(folder: string, config: string): Promise<string> {
  const args = [KNIP, '--directory', folder, '--config', config, '--no-exit-code', '--no-progress'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  return stdout.trim();
}

describe('the repository', () => {
  it('has no file, no export and no dependency that nobody uses', { timeout: PATIENCE_MS }, async () => {
    expect(await unused(ROOT, CONFIG)).toBe('');
  });

  it('is searched by a tool that finds each of them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dead-code-'));
    try {
      const files = {
        'package.json': JSON.stringify({ name: 'sample', type: 'module', dependencies: { zod: '4.0.0' } }),
        'knip.json': JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }),
        'main.ts': "import { used } from './one.ts';\nused();\n",
        'one.ts': 'export function used() {}\nexport function forgotten() {}\n',
        'alone.ts': 'export const alone = 1;\n',
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      const found = await unused(folder, join(folder, 'knip.json'));
      expect(found).toMatch(/alone\.ts/);
      expect(found).toMatch(/forgotten/);
      expect(found).toMatch(/zod/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
