import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RegistrationPolicy } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { RequestHandler } from 'express';

/** The page's text before its script runs, in an English installation. */
const IN_ENGLISH = {
  '<html lang="es"': '<html lang="en"',
  'Varias empresas en un solo lugar: proyectos, personas, horas y planilla.':
    'Several companies in one place: projects, people, hours and payroll.',
} as const;

/** The smaller one first. */
const FORMS = [
  { encoding: 'br', compress: brotliCompressSync },
  { encoding: 'gzip', compress: gzipSync },
] as const;

/** The facts of the installation that the page gives its script, to save a request. */
export interface Told {
  /** Of people who chose none (LANG-8). */
  readonly language: Language;
  /** The people who may sign up (INVITE-1). */
  readonly registration: RegistrationPolicy;
  /** Whether a chosen password has to be a strong one (PASSWORD-1). */
  readonly strongPasswords: boolean;
}

/**
 * Serves the page that every screen's address leads to. Compressed, where the browser takes it; without a build there is
 * no page.
 */
export function serveWebPage(root: string, told: Told): RequestHandler {
  const path = join(root, 'index.html');
  if (!existsSync(path)) return (_request, _response, next) => next();
  const page = Buffer.from(tell(readFileSync(path, 'utf8'), told));
  const plain = { bytes: page, etag: etagOf(page), encoding: undefined };
  const forms = FORMS.map(({ encoding, compress }) => {
    const bytes = compress(page);
    return { bytes, etag: etagOf(bytes), encoding };
  });
  return (request, response) => {
    // One by one: given several, `accepts` would take the browser's first.
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding)) ?? plain;
    response.vary('Accept-Encoding').set({ 'Cache-Control': 'no-cache', ETag: form.etag });
    if (form.encoding) response.set('Content-Encoding', form.encoding);
    response.type('html').send(form.bytes);
  };
}

function tell(html: string, { language, registration, strongPasswords }: Told): string {
  const told = html.replace(
    'data-language="original"',
    `data-language="${language}" data-registration="${registration}" data-strong-passwords="${strongPasswords}"`,
  );
  if (language !== 'en') return told;
  return Object.entries(IN_ENGLISH).reduce(
    (page, [spanish, english]) => page.replace(spanish, english),
    told,
  );
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}
