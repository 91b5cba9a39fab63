import { createClient } from '@faena/shared/client';
import { mark } from '@faena/shared/contract/mark';
import type { PushMessage } from '@faena/shared/schemas';
import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { KEEP_KIOSK, KIOSK_FILES } from '../src/features/time/kiosk/kiosk-files-name.ts';
import { MARKS } from '../src/features/time/marks/marks-name.ts';
import { sendKept } from '../src/features/time/marks/send-kept.ts';

declare global {
  /** Background Sync, which only Chromium has. */
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    readonly sync: SyncEvent;
  }
}

declare const self: ServiceWorkerGlobalScope;
/** The files of the employee's first screen, which the build lists (`vite/worker.ts`). */
declare const KEPT: readonly { url: string; revision: string | null; integrity: string }[];
/** The files of a kiosk beside them. */
declare const KIOSK: typeof KEPT;
/** The script that the page of this build begins with. */
declare const MAIN_SCRIPT: string;

/** The page of all screens. The server puts the hash of the page, with its settings, in place of the word. */
const SHELL = { url: '/index.html', revision: 'PAGE_REVISION' };

/** Addresses whose code is kept, so that they open from the cache first. */
const KEPT_ADDRESSES: ReadonlySet<string> = new Set([
  '/start',
  '/employee',
  '/employee/home',
  '/employee/cuadrilla',
]);

const kept = new PrecacheController({ plugins: [{ cacheWillUpdate: whole }] });
// Not `precache`, which would delete the former files as soon as the worker is active.
kept.addToCacheList([...KEPT, SHELL]);

// Its cache exists on a kiosk alone: no phone fetches any of these files (KIOSK-10).
const kiosk = new PrecacheController({ cacheName: KIOSK_FILES, plugins: [{ cacheWillUpdate: whole }] });
kiosk.addToCacheList([...KIOSK]);

/** Refuses a page of another build, as a proxy or a server that is not yet upgraded may send it. */
async function whole({ request, response }: { request: Request; response: Response }) {
  if (!response.ok || response.redirected) return null;
  if (new URL(request.url).pathname !== SHELL.url) return response;
  const page = await response.clone().text();
  return page.includes(MAIN_SCRIPT) ? response : null;
}

self.addEventListener('install', (event) => {
  void kept.install(event);
  event.waitUntil(keepKioskFiles(event));
  // A page keeps the files it began with until it reloads, so that nothing waits for it to close.
  void self.skipWaiting();
});

self.addEventListener('message', (event) => {
  if (event.data === KEEP_KIOSK) event.waitUntil(keepKioskFiles(event));
});

/** A new version keeps the files of a kiosk too, before it takes over. */
async function keepKioskFiles(event: ExtendableEvent): Promise<void> {
  if (await caches.has(KIOSK_FILES)) await kiosk.install(event);
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // No answer of the API is ever kept: a right may end at any time (PHONE-5).
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (mode === 'navigate') {
    event.respondWith(openPage(event.request, pathname));
    event.waitUntil(forgetFormerBuilds(event));
  } else if (!pathname.endsWith('.webmanifest')) event.respondWith(readFile(event.request));
});

async function openPage(request: Request, pathname: string): Promise<Response> {
  const readShell = () => kept.matchPrecache(SHELL.url);
  if (KEPT_ADDRESSES.has(pathname)) return (await readShell()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const shell = namesFile(pathname) ? undefined : await readShell();
    if (!shell) throw error;
    return shell;
  }
}

function namesFile(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/')).includes('.');
}

/** A file of this build or of an earlier one that a page still has open; else that of the server. */
async function readFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheNames.precache);
  const file =
    (await kept.matchPrecache(request)) ?? (await cache.match(request)) ?? (await kioskFile(request));
  return file ?? fetch(request);
}

async function kioskFile(request: Request): Promise<Response | undefined> {
  return (await caches.has(KIOSK_FILES)) ? (await caches.open(KIOSK_FILES)).match(request) : undefined;
}

/** Deletes the files of earlier builds once no other page is open that may still load them. */
async function forgetFormerBuilds(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  await kept.activate(event);
  if (await caches.has(KIOSK_FILES)) await kiosk.activate(event);
}

self.addEventListener('sync', (event) => {
  if (event.tag === MARKS) event.waitUntil(sendMarks());
});

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, url, ...shown }: PushMessage = event.data.json();
  const icon = '/icons/192.png';
  event.waitUntil(self.registration.showNotification(title, { ...shown, icon, data: url }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAddress(String(event.notification.data)));
});

/** Shows the page that has the address open, else opens one. No other page is led away from a text in it. */
async function openAddress(url: string): Promise<void> {
  const { href } = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => one.url === href);
  await (page?.focus() ?? self.clients.openWindow(href));
}

const client = createClient({ mark }, { token: () => null });

/** The time in which an open page sends its marks itself. */
const PAGES_TURN_MS = 3_000;

/** Sends the marks of closed pages, or of one that the system stopped. The browser repeats a failed try (PHONE-25). */
async function sendMarks(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const keepsStamp = pages.length > 0;
  if (keepsStamp) await new Promise((resolve) => setTimeout(resolve, PAGES_TURN_MS));
  await sendKept((id, body) => client.mark.send({ params: { id }, body }), { keepsStamp });
}
