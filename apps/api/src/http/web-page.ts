import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RegistrationPolicy } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { RequestHandler } from 'express';

/** Replacements in the page, whose text before its script runs is Spanish, by the language of the installation. */
const REPLACED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  original: {},
  es: {},
  en: {
    '<html lang="es"': '<html lang="en"',
    'Varias empresas en un solo lugar: proyectos, personas, horas y planilla.':
      'Several companies in one place: projects, people, hours and payroll.',
  },
};

/** The smallest encoding first. */
const FORMS = [
  { encoding: 'br', compress: brotliCompressSync },
  { encoding: 'gzip', compress: gzipSync },
] as const;

/** Settings of the installation in the page, which save its script a request. */
export interface PageSettings {
  /** The language of people who chose none (LANG-8). */
  readonly language: Language;
  /** The people who may sign up (INVITE-1). */
  readonly registration: RegistrationPolicy;
  /** A chosen password must be a strong one (PASSWORD-1). */
  readonly strongPasswords: boolean;
}

/**
 * Serves the one page of all screens, compressed if the browser accepts it. Without a build it passes the request on.
 */
export function serveWebPage(root: string, settings: PageSettings): RequestHandler {
  const path = join(root, 'index.html');
  if (!existsSync(path)) return (_request, _response, next) => next();
  const page = Buffer.from(withSettings(readFileSync(path, 'utf8'), settings));
  const plain = { bytes: page, etag: etagOf(page), encoding: undefined };
  const forms = FORMS.map(({ encoding, compress }) => {
    const bytes = compress(page);
    return { bytes, etag: etagOf(bytes), encoding };
  });
  return (request, response) => {
    // `acceptsEncodings` with several would return the browser's first choice, not the smallest.
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding)) ?? plain;
    response.vary('Accept-Encoding').set({ 'Cache-Control': 'no-cache', ETag: form.etag });
    if (form.encoding) response.set('Content-Encoding', form.encoding);
    response.type('html').send(form.bytes);
  };
}

function withSettings(html: string, { language, registration, strongPasswords }: PageSettings): string {
  const stated = html.replace(
    'data-language="original"',
    `data-language="${language}" data-registration="${registration}" data-strong-passwords="${strongPasswords}"`,
  );
  return Object.entries(REPLACED[language]).reduce(
    (page, [spanish, text]) => page.replace(spanish, text),
    stated,
  );
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}
