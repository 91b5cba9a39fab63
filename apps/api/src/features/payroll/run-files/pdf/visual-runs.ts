import bidiFactory from 'bidi-js';
import { type Font, fontOf, LATIN } from './fonts.ts';

/** A piece of a line that one font draws, from left to right. */
export interface VisualRun {
  readonly font: Font;
  readonly text: string;
}

interface Piece extends VisualRun {
  readonly start: number;
  readonly level: number;
}

const { getEmbeddingLevels, getMirroredCharacter, getReorderedIndices } = bidiFactory();

const isLetter = (text: string) => /^[\p{L}\p{M}\u200c\u200d]+$/u.test(text);

/**
 * The pieces of a line from left to right, by the Unicode bidirectional algorithm. Arabic and Hebrew words begin at the
 * right, with figures and Latin from left to right within them. The font turns the letters of a word.
 * @param text a line of drawable letters
 */
export function visualRuns(text: string): VisualRun[] {
  if ([...text].every((letter) => LATIN.has(letter))) return [{ font: LATIN, text }];
  const embedding = getEmbeddingLevels(text, 'auto');
  const pieces = piecesOf(text, embedding.levels);
  const at = new Map(pieces.map((piece) => [piece.start, piece]));
  const order = getReorderedIndices(text, embedding);
  // All characters of a piece have one level, so they stay together.
  return order.flatMap((index) => at.get(index) ?? []);
}

function piecesOf(text: string, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const letter of text) {
    const level = levels[start] ?? 0;
    const before = pieces.at(-1);
    const font = fontOf(letter, before?.font) ?? LATIN;
    const isTurned = level % 2 === 1;
    const joins =
      before?.font === font &&
      before.level === level &&
      // The shaper turns only letters, so the digits of an Arabic font are pieces of their own.
      (font === LATIN && !isTurned ? true : isLetter(before.text) && isLetter(letter));
    if (joins) pieces.splice(-1, 1, { ...before, text: before.text + letter });
    else
      pieces.push({ font, level, start, text: isTurned ? (getMirroredCharacter(letter) ?? letter) : letter });
    start += letter.length;
  }
  return pieces;
}
