import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How Playwright launches the browser. */
export interface Browser {
  executablePath: string;
  env?: Record<string, string>;
}

/**
 * The Chromium the tests run in. The first of these wins: `CHROMIUM_PATH`, the one that `playwright install` fetched,
 * one on the PATH, the one in the package @sparticuz/chromium. The package needs neither root nor libraries. A headless
 * shell draws pages alone and takes a third less of the processor than a whole browser (ADR 26).
 *
 * @throws Error when this system has none and the package does not run on it.
 */
export function findBrowser(): Browser {
  const installed = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onPath()];
  const executablePath = installed.find((path) => path && existsSync(path));
  if (executablePath) return { executablePath };
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  throw new Error(
    'No Chromium was found. Install Chrome and set CHROMIUM_PATH to it, or run: npx playwright install chromium',
  );
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Unpacks the packaged browser once, into the cache, with the libraries and fonts it brings along. */
function packaged(): Browser {
  const { devDependencies } = createRequire(import.meta.url)('./package.json');
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'faena');
  const home = join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(home)) unpack(cache, home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...definedEnv(),
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

function unpack(cache: string, home: string): void {
  mkdirSync(cache, { recursive: true });
  const incoming = mkdtempSync(join(cache, 'incoming-'));
  // The package unpacks into the temporary folder, and its libraries only on a system like that of AWS. A
  // process of its own gives both.
  const script = `import chromium from '@sparticuz/chromium';
    chromium.setGraphicsMode = false;
    await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: incoming, AWS_EXECUTION_ENV: 'nodejs20.x' },
  });
  writeFileSync(join(incoming, 'fonts.conf'), fontConfiguration(home));
  try {
    renameSync(incoming, home);
  } catch (error) {
    // Another process was quicker, and its copy is as good.
    rmSync(incoming, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/** The fonts of the system, of which there may be none, and the one in the package. */
function fontConfiguration(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
