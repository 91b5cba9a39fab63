/** Loads some code; the same function always means the same code. */
export type Load<Code> = () => Promise<Code>;

/** By this time a first screen has sent its data requests. */
const FIRST_SCREEN_MS = 1_000;

const wanted = new Set<Load<unknown>>();
const loaded = new Map<Load<unknown>, unknown>();
const listeners = new Map<Load<unknown>, (() => void)[]>();
let mayBegin = false;
let isLoading = false;

/** The code, once it is loaded. */
export function codeOf<Code>(load: Load<Code>): Code | undefined {
  return loaded.get(load) as Code | undefined;
}

/**
 * Loads the code once.
 * @throws the error of the load; the next call loads it again
 */
export async function loadCode<Code>(load: Load<Code>): Promise<Code> {
  const code = await load();
  loaded.set(load, code);
  for (const listener of listeners.get(load) ?? []) listener();
  listeners.delete(load);
  return code;
}

/**
 * Loads code that no first screen needs, after the first screen and once the browser is idle (SCREEN-21). Resolves
 * for every caller once it is loaded.
 */
export function loadLater<Code>(load: Load<Code>): Promise<Code> {
  const code = codeOf(load);
  if (code !== undefined) return Promise.resolve(code);
  wanted.add(load);
  if (mayBegin) void loadAllWanted();
  return new Promise((resolve) => {
    const listener = () => resolve(loaded.get(load) as Code);
    listeners.set(load, [...(listeners.get(load) ?? []), listener]);
  });
}

/** Makes later requests wait for another first screen, such as the one after the login. */
export function waitForFirstScreen(): void {
  mayBegin = false;
  for (const mark of ['later', 'later-loaded']) performance.clearMarks(mark);
}

/** Reports that the first screen is being drawn; the waiting code loads a while after. */
export function beginLoadingLater(): void {
  setTimeout(() => {
    mayBegin = true;
    performance.mark('later');
    void loadAllWanted();
  }, FIRST_SCREEN_MS);
}

/** Loads all requested code, and the code that it requests, one after the other. */
export async function loadAllWanted(whenIdle: () => Promise<void> = idle): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  for (const load of wanted) {
    await whenIdle();
    wanted.delete(load);
    // The part that needs the code reports a failed load. It loads again with the next connection.
    if (!loaded.has(load)) await loadCode(load).catch(() => loadOnceOnline(load));
  }
  isLoading = false;
  if (mayBegin) performance.mark('later-loaded');
}

function loadOnceOnline(load: Load<unknown>): void {
  window.addEventListener('online', () => void loadLater(load), { once: true });
}

/** Resolves when the browser is idle; after a while in a browser that does not report it. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
