import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeRegExp, foldName, isBlank } from './fold.ts';
import { foldSearch, searchWords } from './fold-search.ts';
import { lookOfUsername } from './username.ts';

const text = fc.string({ unit: 'binary' });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

describe('foldName', () => {
  it.each([
    ['Ana.López', ' ana.lópez '],
    ['ANA@EXAMPLE.COM', 'ana@example.com'],
    ['Jose\u0301', 'JOSÉ'],
    ['ｇｅｓｔｏｒ', 'Gestor'],
  ])('takes %j and %j for the same name', (a, b) => {
    expect(foldName(a)).toBe(foldName(b));
  });

  it('tells accents apart', () => {
    expect(foldName('José')).not.toBe(foldName('Jose'));
  });

  it('leaves a folded name as it is', () => {
    expect(foldName(foldName('\u00a8'))).toBe(foldName('\u00a8'));
    fc.assert(fc.property(text, (name) => foldName(foldName(name)) === foldName(name)));
  });
});

describe('the look of a username (ACCOUNT-19)', () => {
  it.each([
    ['ırem', 'irem'],
    ['İREM', 'irem'],
    ['IREM', 'irem'],
    ['ｉｒｅｍ', 'irem'],
    ['ﬁna', 'fina'],
    ['ı\u0301rem', 'írem'],
    ['ȷosé', 'josé'],
    ['İ\u0307rem', 'irem'],
    ['ᴀna', 'ana'],
  ])('is the same for %j and %j', (a, b) => {
    expect(lookOfUsername(a)).toBe(lookOfUsername(b));
  });

  it.each([
    ['josé', 'jose'],
    ['łuk', 'luk'],
    ['weiß', 'weiss'],
    ['año', 'ano'],
    ['ola', 'oia'],
  ])('tells %j and %j apart', (a, b) => {
    expect(lookOfUsername(a)).not.toBe(lookOfUsername(b));
  });

  it('stays as it is when taken again, and follows from the name whatever its case', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'iıİIjȷŁłßﬁ\u0307\u0301aᴀ.'), { maxLength: 6 }), (letters) => {
        const name = letters.join('');
        expect(lookOfUsername(lookOfUsername(name))).toBe(lookOfUsername(name));
        expect(lookOfUsername(foldName(name))).toBe(lookOfUsername(name));
      }),
    );
    fc.assert(fc.property(text, (name) => lookOfUsername(foldName(name)) === lookOfUsername(name)));
  });
});

describe('foldSearch', () => {
  it.each([
    ['Cañón del Río', 'canon del rio'],
    ['PINGÜINO', 'pinguino'],
    ['Jose\u0301', 'jose'],
    ['  Crème Brûlée ', 'creme brulee'],
    ['O’Brien', 'obrien'],
    ["o'brien", 'obrien'],
    ['O´Brien', 'obrien'],
    ['Oʻzbek “ABC” «d»', 'ozbek abc d'],
    ['Łukasz Møller', 'lukasz moller'],
    ['STRASSE, Straße, STRAẞE', 'strasse, strasse, strasse'],
    ['Ærø, Œuvre, Þór, Đoko, Ħal', 'aero, oeuvre, thor, doko, hal'],
    ['Işık, İZMİR', 'isik, izmir'],
    ['ﬁn, ŀla, ǆ', 'fin, lla, dz'],
    ['zo\u200bna\ufeff\u00ad \u2060gris', 'zona gris'],
    ['A\u00a0\u3000B\n\tC', 'a b c'],
    ['Obra – norte — 3−1', 'obra - norte - 3-1'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ґава, Мар’яна', 'гава, маряна'],
    ['\u06a9\u0631\u06cc\u0645', '\u0643\u0631\u064a\u0645'],
    ['👍🏽 listo, 👷🏿\u200d♂\ufe0f, 🏃\u200d♀, ♂', '👍 listo, 👷, 🏃, ♂'],
    ['1\ufe0f\u20e3 paso, #\u20e3', '1 paso, #'],
    ['½ saco, 1½, 3⁄4, 3∕4', '1/2 saco, 11/2, 3/4, 3/4'],
    ['① ⑳ ❷ ➂ ➓ ⓶ ⓬', '1 20 2 3 10 2 12'],
    ['ＯＢＲＡ ７, m² y H₂O', 'obra 7, m2 y h2o'],
    ['Madera 2×4', 'madera 2x4'],
    ['𝗢𝗯𝗿𝗮 𝟟', 'obra 7'],
  ])('finds %j by %j', (shown, typed) => {
    expect(foldSearch(shown)).toBe(typed);
  });

  it('spells every Latin letter of Europe, Vietnam and Azerbaijan by letters from a to z', () => {
    const letters = [...range(0xc0, 0x17f), ...range(0x1e00, 0x1eff), 'Ə', 'ə'];
    const left = letters.filter((letter) => /\p{L}/u.test(letter) && !/^[a-z]+$/.test(foldSearch(letter)));
    expect(left).toEqual([]);
  });

  it('leaves a folded text as it is', () => {
    const signs = range(0, 0xffff).map((sign) => `x${sign}x`);
    expect(signs.filter((sign) => foldSearch(foldSearch(sign)) !== foldSearch(sign))).toEqual([]);
    fc.assert(fc.property(text, (value) => foldSearch(foldSearch(value)) === foldSearch(value)));
  });

  it('finds a text by every word of it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'aßæŁıﬁǆς–’\u200b\u0301 \u00a0\n')), (signs) => {
        const folded = foldSearch(signs.join(''));
        for (const word of signs.join('').split(/\s+/u)) expect(folded).toContain(foldSearch(word));
        for (const word of searchWords(signs.join(''))) expect(folded.split(' ')).toContain(word);
      }),
    );
  });

  it('finds an emoji by each of its skin tones and genders, and by none', () => {
    const bases = range(0x261d, 0x270d).concat(
      [...'👍👋🧑👷🤝💪🙋'].filter((sign) => /\p{Emoji_Modifier_Base}/u.test(sign)),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...bases),
        fc.constantFrom('', ...'🏻🏼🏽🏾🏿'),
        fc.constantFrom('', '\u200d♂', '\u200d♂\ufe0f', '\u200d♀', '\u200d♀\ufe0f'),
        text,
        (base, tone, gender, after) => {
          expect(foldSearch(`${base}${tone}${gender}${after}`)).toBe(foldSearch(`${base}${after}`));
        },
      ),
    );
  });

  it('finds a text by any way of writing it', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(foldSearch(value.normalize('NFD'))).toBe(foldSearch(value.normalize('NFC')));
        expect(foldSearch(value.normalize('NFKC'))).toBe(foldSearch(value.normalize('NFKD')));
      }),
    );
  });
});

describe('isBlank', () => {
  it.each([
    '',
    ' ',
    '\t\n\r',
    '\u00a0',
    '\u200b',
    '\u200d\u2060',
    '\ufeff',
    '\u3000',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u202e',
    '\u0000',
    '\ufe0f',
  ])('sees nothing in %j', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it.each(['a', ' . ', '\u200bñ', '0', '👩‍🔧', '日本'])('sees something in %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('escapeRegExp', () => {
  it('makes any text find itself, literally, with and without the unicode flag', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(new RegExp(`^${escapeRegExp(value)}$`).test(value)).toBe(true);
        expect(new RegExp(`^${escapeRegExp(value)}$`, 'u').test(value)).toBe(true);
      }),
    );
  });

  it('takes every special sign for itself', () => {
    const special = '\\^$.*+?()[]{}|/-';
    expect(new RegExp(`^${escapeRegExp(special)}$`, 'u').test(special)).toBe(true);
    expect(new RegExp(escapeRegExp('.*')).test('anything')).toBe(false);
  });
});
