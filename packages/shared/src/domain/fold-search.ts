/**
 * Lower-case letters that no decomposition takes apart, each before its plain spelling. The last lines have letters of
 * Greek, Cyrillic and Arabic that keyboards mix up, and signs of measures.
 */
const PLAIN_SPELLINGS = `
  ßss æae œoe øo łl đd ðd þth ħh ıi ĸk ŋn ŧt ſs ẜs ẝs ẟd ỻll ỽv ỿy
  ƀb ɓb ƃb ƅb ɔo ƈc ɖd ɗd ƌd ƍd ǝe əe ɛe ƒf ɠg ɣg ƕhv ɩi ɨi ƙk ƚl ƛl ɯu ɲn ƞn ɵo ƣoi ƥp ʀr ƨs ʃs ƪs ƫt ƭt ʈt ʊu ʋv
  ƴy ƶz ʒz ƹz ƺz ƿw ǥg ȝy ȡd ȣou ȥz ȴl ȵn ȶt ȷj ȸdb ȹqp ⱥa ȼc ⱦt ȿs ɀz ʉu ʌv ɇe ɉj ɋq ɍr ɏy ɑa ɡg ɫl ɽr ʂs ⱡl ⱨh ⱪk ⱬz
  ςσ ґг ىي یي کك ةه ٱا
  ⁄/ ∕/ ×x`;

/** The first of ten circled numbers in a row that no decomposition reaches, each before its number. */
const CIRCLED = '❶1 ➀1 ➊1 ⓵1 ⓫11';

const PLAIN = new Map(
  PLAIN_SPELLINGS.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
for (const [first = '', ...number] of CIRCLED.split(' ')) {
  for (let more = 0; more < 10; more += 1) {
    PLAIN.set(String.fromCharCode(first.charCodeAt(0) + more), `${Number(number.join('')) + more}`);
  }
}

/**
 * The genders of emojis, as `👷‍♂` is `👷`; and accents that stand alone and serve as apostrophes, of which a decomposition
 * would make spaces.
 */
const DROPPED_FIRST = /\u200d[♀♂]|[´΄᾽᾿´῾]/g;

/**
 * Accents, keycaps, skin tones, quotes and apostrophes of all kinds, the Catalan dot, the Arabic stretch, and invisible
 * characters.
 */
const UNSEARCHED =
  /[\p{Mn}\p{Me}\p{Emoji_Modifier}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Quotation_Mark}`·ʹ-ʿˈ′-‷׳״ꞌ\u0640]/u;

/**
 * Every character except lower-case ASCII without quotes. Most text has none, so few characters are looked at
 * one by one.
 */
const UNPLAIN = /[^ !#-&(-_a-~]/gu;

function plainSpelling(sign: string): string {
  if (/\p{White_Space}/u.test(sign)) return ' ';
  if (UNSEARCHED.test(sign)) return '';
  return PLAIN.get(sign) ?? (/\p{Dash}/u.test(sign) ? '-' : sign);
}

/**
 * A text for searching. Case, accents, quotes, invisible characters, the kinds of dashes and spaces, and skin tone and
 * gender of an emoji do not count. `OBRIEN` finds 'O’Brien', `strasse` finds 'Straße', and `1/2` finds '½' (SEARCH-7).
 * Both sides of every search fold by this alone.
 */
export function foldSearch(text: string): string {
  return text
    .replace(DROPPED_FIRST, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(UNPLAIN, plainSpelling)
    .replace(/ {2,}/g, ' ')
    .normalize('NFC')
    .trim();
}

/** The folded words of a text that was typed to search, in its order. */
export function searchWords(text: string): string[] {
  return foldSearch(text).split(' ').filter(Boolean);
}
