import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { Request, Response } from 'express';

/** What the build writes beside a file, the smaller one first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** The files of a folder of which the build made smaller forms too. */
export class CompressedFiles {
  readonly #paths: ReadonlySet<string>;

  /** @param root read once; without such a folder, as while developing, there are none */
  constructor(root: string) {
    const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
    this.#paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  }

  /**
   * The path of the smallest form of the file at `path` that the caller takes, with the headers that say so set
   * on the answer; `path` itself where that is all there is.
   */
  choose(path: string, request: Request, response: Response): string {
    const forms = FORMS.filter(({ extension }) => this.#paths.has(path + extension));
    if (forms.length === 0) return path;
    response.vary('Accept-Encoding');
    // One by one: of several, `accepts` would take the one the browser happens to name first.
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding));
    if (!form) return path;
    response.type(extname(path)).set('Content-Encoding', form.encoding);
    return path + form.extension;
  }
}
