import { expect, test } from 'vitest';
import { textOfMark, type UnsignedMark } from './mark-text.ts';

const MARK: UnsignedMark = {
  id: 'one',
  kind: 'in',
  wall: 1,
  mono: 2,
  epoch: 'life',
  counter: 3,
  previous: '',
  stamp: null,
  projectId: 'p',
  undoes: null,
};

const START = ['one', 'in', 3, '', 1, 2, 'life', null, 'p', null];

test.each([
  [{}, []],
  [{ taskId: null }, []],
  [{ personId: 'ana' }, ['ana']],
  [{ code: '123456' }, [null, '123456']],
  [{ personId: 'ana', code: '123456' }, ['ana', '123456']],
  [{ personId: 'ana', pin: 'sealed' }, ['ana', null, 'sealed']],
  [{ taskId: 't' }, [null, null, null, 't']],
  [{ personId: 'ana', taskId: 't' }, ['ana', null, null, 't']],
])(
  'a mark with %j signs it at its end, and one without as before there were tasks (MARK-58)',
  (more, end) => {
    expect(textOfMark({ ...MARK, ...more })).toBe(JSON.stringify([...START, ...end]));
  },
);
