/** The characters of the bytes from 0x80 to 0x9f in windows-1252. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes windows-1252. The `TextDecoder` of Node.js 20 turns these bytes into control characters. */
export function windowsText(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => SIGNS.charAt(character.charCodeAt(0) - 0x80));
}
