import { describe, expect, it } from 'vitest';

/** A queue of its own: that of the worker still has the code which earlier files asked for, and may be loading it. */
const own = './later.ts?own';
const later: typeof import('./later.ts') = await import(/* @vite-ignore */ own);
const { codeOf, loadAllWanted, loadCode, loadLater } = later;

const atOnce = () => Promise.resolve();

describe('code that no first screen needs (SCREEN-21)', () => {
  it('is loaded when it is asked for, or when all that waits is, and is there at once from then on', async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve('code');
    };
    const told = loadLater(load);
    expect(codeOf(load)).toBeUndefined();
    await loadAllWanted(atOnce);
    expect(await told).toBe('code');
    expect(codeOf(load)).toBe('code');
    await loadAllWanted(atOnce);
    expect(await loadLater(load)).toBe('code');
    expect(loads).toBe(1);
  });

  it('the imports of loaded code load with it', async () => {
    const inner = () => Promise.resolve('inner');
    void loadLater(() => {
      void loadLater(inner);
      return Promise.resolve('outer');
    });
    await loadAllWanted(atOnce);
    expect(codeOf(inner)).toBe('inner');
  });

  it('that cannot be loaded keeps no other from it, and is loaded once it is asked for again', async () => {
    let fails = true;
    const load = () => (fails ? Promise.reject(new Error('No network')) : Promise.resolve('code'));
    const other = () => Promise.resolve('other');
    const told = loadLater(load);
    void loadLater(other);
    await loadAllWanted(atOnce);
    expect([codeOf(load), codeOf(other)]).toEqual([undefined, 'other']);
    await expect(loadCode(load)).rejects.toThrow('No network');
    fails = false;
    expect(await loadCode(load)).toBe('code');
    expect(await told).toBe('code');
  });

  it('that failed to load for want of a connection loads once the connection is back', async () => {
    let fails = true;
    const load = () => (fails ? Promise.reject(new Error('No network')) : Promise.resolve('code'));
    const told = loadLater(load);
    await loadAllWanted(atOnce);
    fails = false;
    await loadAllWanted(atOnce);
    expect(codeOf(load)).toBeUndefined();
    window.dispatchEvent(new Event('online'));
    await loadAllWanted(atOnce);
    expect(await told).toBe('code');
  });
});
