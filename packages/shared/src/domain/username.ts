import { foldName } from './fold.ts';

/** The scripts of usernames, each with the others that its language mixes with it. */
const SCRIPTS = [
  ...['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor', 'Hebr', 'Arab', 'Syrc', 'Thaa', 'Nkoo', 'Tfng', 'Ethi', 'Cher'],
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mong', 'Tibt', 'Mymr'],
  ...['Thai', 'Laoo', 'Khmr', 'Hani Hira Kana', 'Hani Bopo', 'Hani Hang'],
];

/** Letters, each with at most four marks, digits, dots, hyphens and underscores. */
export const USERNAME = /^(?:\p{L}\p{M}{0,4}|\p{Nd}|[._-])+$/u;

/** Greek and Cyrillic letters that look just like Latin ones. */
const LOOKING_LATIN = /^[АВЕЅІЈКМНОРСТХУҺԚԜаеѕіјорсхуһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονϲ0-9._-]+$/;

let patterns: readonly RegExp[] | undefined;

/**
 * Whether a name is of one script, so that nobody passes for another person (ACCOUNT-18). `аna` with a Cyrillic а is
 * not, nor is `АNА` of letters that look Latin.
 */
export function isOfOneScript(username: string): boolean {
  if (/^[ -~]*$/.test(username)) return true;
  // Letters of phonetics, of other widths, ligatures and invisible ones.
  if (username !== username.normalize('NFKC') || /[ɑɡ\p{Default_Ignorable_Code_Point}]/u.test(username))
    return false;
  patterns ??= SCRIPTS.map((scripts) => {
    const letters = scripts.split(' ').map((script) => `\\p{scx=${script}}`);
    return new RegExp(`^[${letters.join('')}\\p{sc=Zinh}0-9._-]+$`, 'u');
  });
  return patterns.some((pattern) => pattern.test(username)) && !LOOKING_LATIN.test(username);
}

/**
 * Latin letters that look like another, each before it. A stroke, as of `ł`, or another shape, as of `ß`, tells a letter as an
 * accent does.
 */
const LOOKS =
  'ıi ɩi ɪi ȷj ĸk ǀl ɑa ɡg ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz əǝ';

let lookOf: ReadonlyMap<string, string> | undefined;

/** The look of a username, which is one account's alone (ACCOUNT-19). `ırem`, `İrem` and `irem` look the same. */
export function lookOfUsername(username: string): string {
  const looks = lookOf ?? new Map(LOOKS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
  lookOf = looks;
  return [...foldName(username)]
    .map((letter) => looks.get(letter) ?? letter)
    .join('')
    .normalize('NFC')
    .replace(/(?<=[ij])\u0307+/g, '')
    .normalize('NFC');
}
