/** The types that a browser shows in place; it saves every other file (FILE-4). */
export const SHOWN_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
] as const;
export type ShownType = (typeof SHOWN_TYPES)[number];

/** The type of every other file. */
export const OTHER_TYPE = 'application/octet-stream';

/** The bytes at the head of a file that decide its type. */
export const HEAD_BYTES = 16;

/** A text of bytes and its place in the head. */
type Piece = readonly [at: number, text: string];

const SIGNATURES: readonly (readonly [ShownType, ...Piece[]])[] = [
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/gif', [0, 'GIF87a']],
  ['image/gif', [0, 'GIF89a']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['image/avif', [4, 'ftypavif']],
  ['image/avif', [4, 'ftypavis']],
  ['application/pdf', [0, '%PDF-']],
];

/** The type of a file by the first bytes of its content; its name and the claim of its sender count nothing (FILE-4). */
export function fileTypeOf(head: Uint8Array): ShownType | typeof OTHER_TYPE {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  const found = SIGNATURES.find(([, ...pieces]) => pieces.every(([at, piece]) => text.startsWith(piece, at)));
  return found?.[0] ?? OTHER_TYPE;
}

/** Tests for the type of a picture. */
export function isPictureType(type: string): boolean {
  return SHOWN_TYPES.some((shown) => shown === type && shown.startsWith('image/'));
}
