import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/** The memory of a page, in bytes. */
interface PageMemory {
  /** Objects of scripts that are still in use. */
  readonly scripts: number;
  /** All that the process of the page has for itself, the browser's own part of it included; none but on Linux. */
  readonly process: number;
}

/** After the browser has tidied up. */
export async function measureMemory(browser: Browser, page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateBytes(id));
  // A browser keeps a spare one that has no page yet.
  return { scripts: usedSize, process: Math.max(...sizes) };
}

function privateBytes(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').split('\n');
  const kilobytes = lines
    .filter((line) => /^Private_(Clean|Dirty):/.test(line))
    .map((line) => Number(line.replace(/\D/g, '')));
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1_024;
}
