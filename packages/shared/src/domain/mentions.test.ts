import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionable, mentionsIn, typedMention, withMention } from './mentions.ts';

const ana = { _id: 'a', username: 'ana.xol', fullname: 'Ana Xol' };
const elena = { _id: 'e', username: 'elena', fullname: 'Elena Muñoz' };
const people = [elena, ana];
const mentioned = (text: string) => mentionsIn(text, people).flatMap(({ person }) => person?.username ?? []);

describe('a mention in a text (COMMENT-4)', () => {
  it.each([
    ['@ana.xol', ['ana.xol']],
    ['Mirá, @ANA.XOL.', ['ana.xol']],
    ['(@elena), @ana.xol: ya', ['elena', 'ana.xol']],
    ['@elena\n@elena', ['elena', 'elena']],
    ['a@elena.com', []],
    ['@elenas @ana @nadie', []],
    ['@', []],
  ])('is found in %j', (text, expected) => {
    expect(mentioned(text)).toEqual(expected);
  });

  it('splits each text into parts that join to it', () => {
    const word = fc.constantFrom('@', 'ana.xol', '@elena', '@ana.xol', '.', ' ', '\n', 'ñ', '¿');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join('');
        const parts = mentionsIn(text, people);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) if (part.person) expect(part.text).toBe(`@${part.person.username}`);
      }),
    );
  });

  it.each([
    ['@', { start: 0, term: '' }],
    ['Hola @mu', { start: 5, term: 'mu' }],
    ['correo@ejemplo', null],
    ['@ana ', null],
    ['', null],
  ])('is being typed at the end of %j or is not', (text, expected) => {
    expect(typedMention(text, text.length)).toEqual(expected);
  });

  it('is completed by the username and a space, which keeps the rest', () => {
    const typed = typedMention('Hola @mu y adiós', 8);
    expect(typed && withMention('Hola @mu y adiós', typed, 'elena')).toEqual({
      text: 'Hola @elena y adiós',
      caret: 12,
    });
  });

  it('offers people by name without accents, those whose username begins so first', () => {
    expect(mentionable(people, 'munoz')).toEqual([elena]);
    expect(mentionable(people, 'a')).toEqual([ana, elena]);
    expect(mentionable(people, '')).toEqual(people);
  });
});
