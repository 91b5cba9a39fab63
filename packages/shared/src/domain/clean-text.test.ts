import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownName, visible } from './clean-text.ts';

describe('a name as it is stored (WIRE-28)', () => {
  it.each([
    ['\ufeff\u200bAna\u2060 L\u00adópez\u200e', 'Ana López'],
    ['Jose\u0301 Nun\u0303ez', 'José Núñez'.replace('ú', 'u')],
    ['Ana\u200dBarrios \u3164', 'AnaBarrios'],
    ['Taller\u0007 \u202eLuna\u{e0041}', 'Taller Luna'],
    ['Sol\ufe0f  \u00a0 y\tluna', 'Sol y luna'],
  ])('%j is %j', (typed, name) => expect(shownName(typed)).toBe(name));

  it.each([
    '👩\u200d🔧 Obra',
    '❤️ Casa',
    '1️⃣ Piso',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '👷🏽\u200d♀️',
  ])('keeps the emoji of %s', (name) => expect(shownName(name)).toBe(name));

  it.each(['می\u200cخواهم', 'क्\u200dष', '葛\u{e0100}城'])('keeps the joined letters of %s', (name) =>
    expect(shownName(name)).toBe(name),
  );

  it('is the same once more, and has no invisible character between Latin letters', () => {
    const signs = [...'aé\u0301 \u200b\u200d\u200c\ufe0f\u00ad👩🔧❤1\u20e3می\u202e'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs)), (typed) => {
        const once = shownName(typed.join(''));
        expect(shownName(once)).toBe(once);
        expect(visible(once)).toBe(once);
        expect(once.normalize('NFC')).toBe(once);
        expect(once).not.toMatch(/[a-zé]\p{Cf}/u);
      }),
    );
  });
});
