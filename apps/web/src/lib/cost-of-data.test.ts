import { afterEach, expect, it, vi } from 'vitest';
import { mayPrefetch, savesData } from './cost-of-data.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the line of a computer that reports nothing', undefined, false, true],
  ['the line of a phone that reports nothing', undefined, true, false],
  ['the line of a computer that reports a speed alone', { effectiveType: '4g' }, false, true],
  ['a phone with Wi-Fi', { type: 'wifi', effectiveType: '4g' }, true, true],
  ['a phone with a cable', { type: 'ethernet', effectiveType: '4g' }, true, true],
  ['a phone with a metered line', { type: 'cellular', effectiveType: '4g' }, true, false],
  ['slow Wi-Fi', { type: 'wifi', effectiveType: '2g' }, true, false],
  ['very slow Wi-Fi', { type: 'wifi', effectiveType: 'slow-2g' }, true, false],
  ['Wi-Fi of somebody who saves data', { type: 'wifi', effectiveType: '4g', saveData: true }, true, false],
])('code is loaded ahead on %s where that costs nothing (PHONE-4)', (_line, connection, isPhone, may) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  expect(mayPrefetch()).toBe(may);
  expect(savesData()).toBe(connection !== undefined && 'saveData' in connection);
});
