import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import files from './font-files.json' with { type: 'json' };

export type Weight = 'regular' | 'semibold';

const { resolve } = createRequire(import.meta.url);

/** A font file, read when the first text needs it. */
export class Font {
  readonly #paths: Record<Weight, string>;
  readonly #bytes = new Map<Weight, Buffer>();
  readonly #inScript: RegExp | undefined;
  #parsed: { readonly letters: ReadonlySet<number>; readonly ascent: number } | undefined;

  /** @param scripts the Unicode scripts of its letters; none for the first font, with which every text begins */
  constructor({ scripts, regular, semibold = regular }: FontFiles) {
    this.#paths = { regular, semibold };
    const any = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('|');
    this.#inScript = scripts.length > 0 ? new RegExp(any, 'u') : undefined;
  }

  /** The name of a weight within a document. */
  name(weight: Weight): string {
    return this.#paths[weight];
  }

  bytes(weight: Weight): Buffer {
    const bytes = this.#bytes.get(weight) ?? readFileSync(pathOf(this.#paths[weight]));
    this.#bytes.set(weight, bytes);
    return bytes;
  }

  /** Tests whether a letter belongs to its scripts, without reading the file. */
  isFor(letter: string): boolean {
    return this.#inScript?.test(letter) ?? false;
  }

  has(letter: string): boolean {
    return this.#read().letters.has(letter.codePointAt(0) ?? 0);
  }

  /** From the top of a line to its baseline, as a part of the size. */
  get ascent(): number {
    return this.#read().ascent;
  }

  #read() {
    if (!this.#parsed) {
      const font = create(this.bytes('regular'));
      if (!('characterSet' in font)) throw new Error(`${this.#paths.regular} is a collection of fonts`);
      this.#parsed = { letters: new Set(font.characterSet), ascent: font.ascent / font.unitsPerEm };
    }
    return this.#parsed;
  }
}

interface FontFiles {
  readonly scripts: readonly string[];
  readonly regular: string;
  readonly semibold?: string;
}

/** The build copies the fonts beside its bundles (`build.mjs`); in development they are in their packages. */
function pathOf(file: string): string {
  const built = fileURLToPath(new URL(`./fonts/${basename(file)}`, import.meta.url));
  return existsSync(built) ? built : resolve(file);
}

const [latin, ...others] = files.map((each) => new Font(each)) as [Font, ...Font[]];

/** Noto Sans: Latin with all marks, Greek, Cyrillic, Devanagari, and figures of one width. */
export const LATIN = latin;

/** The substitute for a letter that no font has. */
export const UNKNOWN_LETTER = '\ufffd';

/**
 * The font of a letter. Marks, joiners and punctuation may belong to the script before them.
 * @param before the font of the letter before it
 */
export function fontOf(letter: string, before: Font = LATIN): Font | undefined {
  if (before !== LATIN && /[\p{M}\u200c\u200d]/u.test(letter) && before.has(letter)) return before;
  if (LATIN.has(letter)) return LATIN;
  const font = others.find((each) => each.isFor(letter)) ?? before;
  return font.has(letter) ? font : undefined;
}

/** Invisible characters without width: controls, direction marks and variation selectors. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu;

/** Joiners without an effect: only letters of Arabic and Indian scripts have joiners between them. */
const IDLE_JOINER =
  /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]/gu;

/** A text on one line in drawable letters; a letter that the fonts lack becomes the visible `UNKNOWN_LETTER`. */
export function drawable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .trim();
  let font: Font | undefined = LATIN;
  return [...plain]
    .map((letter) => {
      const found = fontOf(letter, font);
      if (found) font = found;
      return found ? letter : UNKNOWN_LETTER;
    })
    .join('');
}
