import { expect, it } from 'vitest';
import { withoutRepeatedTags } from './tags.ts';

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
])('keeps, of %j, the tags %j (TASK-3)', (tags, kept) => expect(withoutRepeatedTags(tags)).toEqual(kept));
