import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { prepare } from '../../e2e/fixtures/api.ts';
import { startProduct } from '../../e2e/fixtures/start-product.ts';
import { median } from '../lib/figures.ts';
import { say } from '../lib/say.ts';
import { weigh } from './first-load.ts';
import { timedScreens, weighedScreens } from './screens.ts';
import { setScene } from './set-scene.ts';
import { CPU_SLOWDOWN, time } from './time-to-usable.ts';

/*
 * `pnpm bench:web`: what the built web weighs and how soon it is of use, in a real Chromium against the real
 * product. Prints Markdown. `--rounds 9` measures the times more often than five times.
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

const product = await startProduct({ demoData: false });
const browser = await chromium.launch(findBrowser());
try {
  await prepare(product);
  say(
    `Node ${process.version}, Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}`,
  );
  say('');
  const scene = await setScene(product);

  say('| first load | scripts | raw kB | gzip kB | brotli kB | CSS kB (brotli) |');
  say('|---|--:|--:|--:|--:|--:|');
  for (const screen of weighedScreens(scene)) {
    const { scripts, raw, gzip, brotli, css } = await weigh(browser, product.origin, screen, scene);
    say(`| ${screen.route} | ${scripts} | ${[raw, gzip, brotli, css].map(kilobytes).join(' | ')} |`);
  }
  say('');

  say(
    `| usable after, processor ${CPU_SLOWDOWN} × slower | first visit, ms | slowest | again, ms | slowest |`,
  );
  say('|---|--:|--:|--:|--:|');
  for (const screen of timedScreens(scene)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await time(browser, product.origin, screen, scene));
    }
    const cells = [times.map(({ first }) => first), times.map(({ again }) => again)]
      .flatMap((all) => [median(all), Math.max(...all)])
      .map((ms) => ms.toFixed(0));
    say(`| ${screen.route} | ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
  await product.stop();
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
