import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RegistrationPolicy } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { RequestHandler } from 'express';

/** Replacements in the page and the manifest, whose built texts are Spanish, by the language of the installation. */
const REPLACED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  original: {},
  es: {},
  en: {
    '<html lang="es"': '<html lang="en"',
    '"lang": "es"': '"lang": "en"',
    'Varias empresas en un solo lugar: proyectos, personas, horas y planilla.':
      'Several companies in one place: projects, people, hours and payroll.',
    '"name": "Entrada"': '"name": "Clock in"',
    '"name": "Salida"': '"name": "Clock out"',
    '"name": "Tareas"': '"name": "Tasks"',
    '"name": "Planilla"': '"name": "Payroll"',
    'Inicio de un empleado': 'Home of an employee',
    'Planilla de un período': 'Payroll of a period',
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
  return serveText(join(root, 'index.html'), 'html', (page) => pageOf(page, settings));
}

/**
 * Serves the worker that keeps the employee's first screen (PHONE-2). It names the page by its hash, so that another
 * setting is another worker. Proxies and browsers revalidate it at each visit.
 */
export function serveWorker(root: string, settings: PageSettings): RequestHandler {
  return serveText(join(root, 'sw.js'), 'js', (worker) => {
    const page = pageOf(readFileSync(join(root, 'index.html'), 'utf8'), settings);
    return worker.replace('PAGE_REVISION', hashOf(Buffer.from(page)));
  });
}

/** Serves the manifest of the installed app in the language of the installation (PHONE-1). */
export function serveManifest(root: string, { language }: PageSettings): RequestHandler {
  return serveText(join(root, 'manifest.webmanifest'), 'webmanifest', (text) => inLanguage(text, language));
}

/** Serves a text that is read once and revalidated at each visit. Without the file it passes the request on. */
function serveText(path: string, type: string, change: (text: string) => string): RequestHandler {
  if (!existsSync(path)) return (_request, _response, next) => next();
  const text = Buffer.from(change(readFileSync(path, 'utf8')));
  const plain = { bytes: text, etag: etagOf(text), encoding: undefined };
  const forms = FORMS.map(({ encoding, compress }) => {
    const bytes = compress(text);
    return { bytes, etag: etagOf(bytes), encoding };
  });
  return (request, response) => {
    // `acceptsEncodings` with several would return the browser's first choice, not the smallest.
    const form = forms.find(({ encoding }) => request.acceptsEncodings(encoding)) ?? plain;
    response.vary('Accept-Encoding').set({ 'Cache-Control': 'no-cache', ETag: form.etag });
    if (form.encoding) response.set('Content-Encoding', form.encoding);
    response.type(type).send(form.bytes);
  };
}

function pageOf(html: string, settings: PageSettings): string {
  return inLanguage(withSettings(html, settings), settings.language);
}

function withSettings(html: string, { language, registration, strongPasswords }: PageSettings): string {
  return html.replace(
    'data-language="original"',
    `data-language="${language}" data-registration="${registration}" data-strong-passwords="${strongPasswords}"`,
  );
}

function inLanguage(text: string, language: Language): string {
  return Object.entries(REPLACED[language]).reduce(
    (replaced, [spanish, translated]) => replaced.replace(spanish, translated),
    text,
  );
}

function etagOf(bytes: Buffer): string {
  return `"${hashOf(bytes)}"`;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
