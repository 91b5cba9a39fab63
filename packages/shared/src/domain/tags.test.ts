import { expect, it } from 'vitest';
import { differentTags } from './tags.ts';

it.each([
  [
    ['uno', 'UNO', 'dos'],
    ['uno', 'dos'],
  ],
  [['Ñandú', 'ñandú'], ['Ñandú']],
  [
    ['jose', 'josé'],
    ['jose', 'josé'],
  ],
  [[], []],
])('of %j there remain %j (TASK-3)', (tags, different) => expect(differentTags(tags)).toEqual(different));
