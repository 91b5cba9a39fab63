import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { Request, Response } from 'express';

/** The files the build writes beside a file, the smaller one first. */
const FORMS = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

/** The files of a folder that the build also compressed. */
export class CompressedFiles {
  readonly #paths: ReadonlySet<string>;

  /** @param root the folder, which is read once; without it, as in development, there are no such files */
  constructor(root: string) {
    const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
    this.#paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  }

  /**
   * The path of the smallest form of the file at `path` the caller accepts, with its headers set on the answer; else
   * `path` itself.
   */
  choose(path: string, request: Request, response: Response): string {
    const forms = FORMS.filter(({ extension }) => this.#paths.has(path + extension));
    if (forms.length === 0) return path;
    response.vary('Accept-Encoding');
    // `acceptsEncodings` with several would return the first choice of the browser, not the smallest.
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding));
    if (!form) return path;
    response.type(extname(path)).set('Content-Encoding', form.encoding);
    return path + form.extension;
  }
}
