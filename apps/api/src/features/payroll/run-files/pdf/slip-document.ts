import { type Language, LOCALES } from '@faena/shared/language';
import { drawSlip } from './draw-slip.ts';
import { Paper } from './paper.ts';
import type { PrintableSlip } from './printable-slip.ts';
import { slipTexts } from './slip-texts.ts';
import { slipValues } from './slip-values.ts';

/** The subject of a file of slips: one person's, or a whole run's. */
export interface SlipFile {
  readonly companyName: string;
  readonly runNumber: number;
  readonly currency: string;
  readonly closedAt: string;
  /** The number of its slips. */
  readonly count: number;
  readonly language: Language;
}

/** Writes a PDF slip by slip. Each call returns the bytes that are finished by then. */
export class SlipDocument {
  readonly #file: SlipFile;
  readonly #paper: Paper;
  #done = 0;

  constructor(file: SlipFile) {
    const texts = slipTexts[file.language];
    this.#file = file;
    this.#paper = new Paper({
      title: `${file.count === 1 ? texts.title : texts.titleOfAll(file.runNumber)} · ${file.companyName}`,
      author: file.companyName,
      language: LOCALES[file.language].slice(0, 2),
      at: new Date(file.closedAt),
    });
  }

  /** Draws a slip, and writes the number of finished slips for a reader of the unfinished file (SLIP-5). */
  add(slip: PrintableSlip): Uint8Array {
    const { currency, language, count } = this.#file;
    drawSlip(this.#paper, slip, { texts: slipTexts[language], values: slipValues(currency, language) });
    this.#done += 1;
    this.#paper.note({ FinishedSlips: this.#done, OfSlips: count });
    return this.#paper.take();
  }

  end(): Uint8Array {
    return this.#paper.end();
  }
}
