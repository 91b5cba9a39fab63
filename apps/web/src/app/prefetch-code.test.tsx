import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkConnection } from '@/lib/connection.ts';
import { prefetchOnIntent } from './prefetch-code.ts';

const loaded: string[] = [];
const lazy = (name: string) => async () => {
  loaded.push(name);
  if (name === 'missing') throw new Error('No code');
  return {};
};
const routes: RouteObject[] = [
  {
    lazy: lazy('layout'),
    children: [
      { path: '/projects', lazy: lazy('projects') },
      { path: '/planilla', lazy: lazy('planilla') },
      { path: '/missing', lazy: lazy('missing') },
    ],
  },
];

let end = () => {};
beforeEach(() => {
  loaded.length = 0;
  end = prefetchOnIntent(routes);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Draws a link with something in it, and answers both. */
function drawLink(href: string) {
  const link = document.createElement('a');
  link.href = href;
  const icon = document.createElement('span');
  link.append(icon);
  document.body.append(link);
  return { link, icon };
}

const point = (at: Element) => at.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

it('a link loads the code of its screen, and of the frame around, when the pointer or the focus comes to it (SCREEN-23)', () => {
  const { link } = drawLink('/projects?view=table');
  point(drawLink('/planilla').icon);
  expect(loaded).toEqual(['layout', 'planilla']);
  link.focus();
  expect(loaded).toEqual(['layout', 'planilla', 'layout', 'projects']);
});

it('nothing is loaded beside links, for another site, or for an address without a screen', () => {
  point(document.body);
  point(drawLink('https://example.com/projects').link);
  point(drawLink('/api/planilla.csv').link);
  expect(loaded).toEqual([]);
});

it('code that does not arrive is loaded on the click', async () => {
  point(drawLink('/missing').link);
  await Promise.resolve();
  expect(loaded).toEqual(['layout', 'missing']);
});

it('nothing is loaded for a person who saves data, or while the server is out of reach', async () => {
  const { link } = drawLink('/projects');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  point(link);
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  await checkConnection();
  point(link);
  expect(loaded).toEqual([]);
  vi.stubGlobal('fetch', async () => new Response());
  await checkConnection();
  point(link);
  expect(loaded).toEqual(['layout', 'projects']);
});
