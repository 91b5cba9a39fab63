/** Loads some code; the same function each time stands for the same code. */
export type Load<Code> = () => Promise<Code>;

/** By then a first screen has sent its requests for more than code. */
const FIRST_SCREEN_MS = 1_000;

const wanted = new Set<Load<unknown>>();
const loaded = new Map<Load<unknown>, unknown>();
const listeners = new Map<Load<unknown>, (() => void)[]>();
let mayBegin = false;
let isLoading = false;

/** The code, where it has been loaded. */
export function codeOf<Code>(load: Load<Code>): Code | undefined {
  return loaded.get(load) as Code | undefined;
}

/** Loads the code and keeps it. @throws the error of the loading; the next call loads it again */
export async function loadCode<Code>(load: Load<Code>): Promise<Code> {
  const code = await load();
  loaded.set(load, code);
  for (const listener of listeners.get(load) ?? []) listener();
  listeners.delete(load);
  return code;
}

/**
 * Has code loaded that no first screen needs, once that stands and the browser has nothing else to do (SCREEN-21).
 * Resolves once it is loaded, for every caller.
 */
export function loadLater<Code>(load: Load<Code>): Promise<Code> {
  const code = codeOf(load);
  if (code !== undefined) return Promise.resolve(code);
  wanted.add(load);
  if (mayBegin) void loadAllWanted();
  return new Promise((resolve) => {
    const told = () => resolve(loaded.get(load) as Code);
    listeners.set(load, [...(listeners.get(load) ?? []), told]);
  });
}

/** Has what is wanted from now on wait for another first screen, as that of the login gives way to one. */
export function waitForFirstScreen(): void {
  mayBegin = false;
  for (const mark of ['later', 'later-loaded']) performance.clearMarks(mark);
}

/** Says that the first screen is being drawn: what waits for it comes a while after. */
export function beginLoadingLater(): void {
  setTimeout(() => {
    mayBegin = true;
    performance.mark('later');
    void loadAllWanted();
  }, FIRST_SCREEN_MS);
}

/** Loads all that is wanted, and what that wants in turn, one after the other. */
export async function loadAllWanted(whenIdle: () => Promise<void> = idle): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  for (const load of wanted) {
    await whenIdle();
    wanted.delete(load);
    // A failed load is repeated where the part is drawn, which reports it.
    if (!loaded.has(load)) await loadCode(load).catch(() => undefined);
  }
  isLoading = false;
  if (mayBegin) performance.mark('later-loaded');
}

/** Resolves when the browser has nothing else to do; where it does not tell, in a while. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
