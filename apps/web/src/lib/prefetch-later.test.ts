import { afterEach, expect, it, vi } from 'vitest';
import { codeOf, loadAllWanted } from './later.ts';
import { prefetchLater } from './prefetch-later.ts';

const onLine = (type: string) => vi.stubGlobal('navigator', { connection: { type } });
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['cellular', undefined],
  ['wifi', 'code'],
])(
  'code that nobody may come to need is loaded ahead by the line of that time: %s (PHONE-4)',
  async (type, code) => {
    const load = () => Promise.resolve('code');
    prefetchLater(load);
    onLine(type);
    await loadAllWanted(() => Promise.resolve());
    expect(codeOf(load)).toBe(code);
  },
);
