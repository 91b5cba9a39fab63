/** Scripts whose letters a joiner changes visibly. */
const JOINING = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya'],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar', 'Khmer', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** An emoji of one person or thing, such as 👷🏽 or a flag of a region. */
const EMOJI =
  '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\p{Emoji_Modifier}]*(?:[\\u{e0020}-\\u{e007e}]+\\u{e007f})?';

/** The places where an invisible character changes the look of a text. */
const SEEN = [
  `${EMOJI}(?:\\u200d${EMOJI})*`,
  '[#*0-9]\\ufe0f\\u20e3',
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  `[${JOINING}][\\u200c\\u200d](?=[${JOINING}])`,
];

const INVISIBLE = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]|(?!\\p{White_Space})\\p{Cc}';

const SEEN_OR_NOT = new RegExp(`(${SEEN.join('|')})|${INVISIBLE}`, 'gu');

/** A text with each letter and its accents as one character, where there is one (NFC). */
export function composed(text: string): string {
  return text.normalize('NFC');
}

/** A text without invisible characters, except those that emoji and joined letters need (WIRE-28). */
export function visible(text: string): string {
  return /[^ -~]/.test(text) ? composed(text.replace(SEEN_OR_NOT, '$1')).trim() : text;
}

/** A text with one space wherever there are several, or of another kind. */
export function singleSpaced(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

/** A name as it is stored: visible characters and single spaces. Two names that look alike are the same then. */
export function shownName(typed: string): string {
  return singleSpaced(visible(typed)).trim();
}
