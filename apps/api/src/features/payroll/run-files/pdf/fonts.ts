import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** Noto Sans: every Latin letter with its marks, Greek and Cyrillic, and figures of one width. */
const { resolve } = createRequire(import.meta.url);
const regular = readFileSync(resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
const semibold = readFileSync(resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'));

export const FONTS = { regular, semibold } as const;
export type Weight = keyof typeof FONTS;

/** The substitute for a letter the fonts lack. */
export const UNKNOWN_LETTER = '\ufffd';

const parsed = create(regular);
const known = new Set('characterSet' in parsed ? parsed.characterSet : []);

/** Invisible characters without width: controls, joiners, direction marks, variants of pictures. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu;

/** A text on one line in drawable letters; a letter that the fonts lack becomes the visible `UNKNOWN_LETTER`. */
export function drawable(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  return [...plain]
    .map((letter) => (known.has(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN_LETTER))
    .join('');
}
