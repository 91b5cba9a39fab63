import { describe, expect, it } from 'vitest';
import { Username } from '../schemas/primitives.ts';

const faultOf = (typed: string) => Username.safeParse(typed).error?.issues[0]?.message;

describe('the letters of a username (ACCOUNT-18)', () => {
  it.each([
    ...[
      'ana.lopez_1-b',
      'ñandú',
      'Łukasz',
      'ışık',
      'tên_việt',
      'Ольга',
      'мария.к',
      'θεοδώρα',
      'محمد٥',
      'שרה',
    ],
    ...['अमित', 'สมชาย', '山田太郎', 'たなか', 'タロー', '김철수', 'ქეთი', 'አበበ', 'கவின்'],
  ])('are of one script: %s', (name) => expect(Username.parse(` ${name} `)).toBe(name.normalize('NFC')));

  it('are stored in one form, however they were typed', () => {
    expect(Username.parse('n\u0303andu\u0301')).toBe('ñandú');
  });

  it.each([
    'аna',
    'аdmin',
    'admіn',
    'ana٥',
    '山田a',
    'ольгa',
    'αna',
    'АНА',
    'соса',
    'ΑΝΑ',
    'ɑna',
    'ｇｅｓｔｏｒ',
    'ﬁna',
  ])('are not mixed, and do not all look Latin: %s', (name) => expect(faultOf(name)).toMatch(/one script/));

  it.each([
    'an a',
    'ana@b',
    'a/b',
    'ana!',
    '\u0301ana',
    'ana\u200b',
    'ana\u202e',
    '👩ana',
    `a${'\u0301'.repeat(9)}na`,
  ])('are letters: %j', (name) => expect(faultOf(name)).toMatch(/Only letters|one script/));
});
