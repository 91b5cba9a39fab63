import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORAGE_KEYS, TAB_PREFIX } from './storage.ts';

const screens = readFileSync(new URL('../../../../docs/product/screens.md', import.meta.url), 'utf8');

it('local storage has the documented keys and no others (SCREEN-14)', () => {
  const [list = ''] = /^The keys of local storage:.*?\n\n/ms.exec(screens) ?? [];
  const documented = [...list.matchAll(/`([\w:]+)`/g)].map(([, key]) => key);
  expect(documented.sort()).toEqual([...STORAGE_KEYS, TAB_PREFIX].sort());
});
