import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draftDatabaseOf, homeDatabaseOf } from './person-databases.ts';
import { QUEUE_DATABASE, STORAGE_KEYS, TAB_PREFIX } from './storage.ts';

const screens = readFileSync(new URL('../../../../docs/product/screens.md', import.meta.url), 'utf8');

it('local storage has the documented keys and no others (SCREEN-14)', () => {
  const [list = ''] = /^The keys of local storage:.*?\n\n/ms.exec(screens) ?? [];
  const documented = [...list.matchAll(/`([\w:]+)`/g)].map(([, key]) => key);
  expect(documented.sort()).toEqual([...STORAGE_KEYS, TAB_PREFIX].sort());
});

it('the stored data of a person is in the documented databases (SCREEN-14)', () => {
  for (const name of [draftDatabaseOf('<person>'), homeDatabaseOf('<person>')]) {
    expect(screens).toContain(`\`${name}\``);
  }
});

it('the queue of changes lies in the documented database (SCREEN-14)', () => {
  expect(screens).toContain(
    `The queue of changes (NET-12) lies in the IndexedDB database \`${QUEUE_DATABASE}\`.`,
  );
});
