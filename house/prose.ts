import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A sentence of a document, comment or test title, with the line on which its text begins. */
export interface Sentence {
  readonly at: string;
  readonly text: string;
}

/** The tracked files under some paths, with their text. */
export function filesUnder(paths: readonly string[]): [file: string, text: string][] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((file) => /\.(md|tsx?|mjs)$/.test(file) && existsSync(join(ROOT, file)))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
}

/** Sentences of a file: paragraphs and rules in a document, comments and test titles in a source. */
export function sentencesOf(file: string, text: string): Sentence[] {
  const pieces = file.endsWith('.md') ? paragraphs(text) : [...comments(text), ...testTitles(text)];
  return pieces.flatMap(([line, piece]) =>
    split(plain(piece)).map((sentence) => ({ at: `${file}:${line}`, text: sentence })),
  );
}

type Piece = [line: number, text: string];

/** Paragraphs and list items, without headings, tables and code. */
function paragraphs(text: string): Piece[] {
  const withoutCode = text.replace(/^```[\s\S]*?^```$/gm, (code) => code.replace(/[^\n]/g, ''));
  return blocks(withoutCode.split('\n'), (line) => {
    if (/^\s*$|^#|^\||^</.test(line)) return null;
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line)?.[1];
    return item === undefined ? { text: line.trim(), begins: false } : { text: item, begins: true };
  });
}

/** Comments that fill their lines, and those that end a line of code. */
function comments(text: string): Piece[] {
  return blocks(text.split('\n'), (line) => {
    const whole = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)(.*?)(?:\*\/)?\s*$/.exec(line)?.[1]?.trim();
    if (whole !== undefined) {
      if (whole === '' || whole.startsWith('biome-ignore')) return null;
      return { text: whole.replace(/^- /, ''), begins: /^\s*\/\*/.test(line) || /^[@-]/.test(whole) };
    }
    const trailing = /(?:[;,{})\]]|=>) \/\/ (.*)$/.exec(line)?.[1];
    return trailing === undefined ? null : { text: trailing, begins: true };
  });
}

/** Titles of tests and of their groups. */
function testTitles(text: string): Piece[] {
  const titles =
    /\b(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;
  return [...text.matchAll(titles)].map((match) => [
    text.slice(0, match.index).split('\n').length,
    match[1] ?? match[2] ?? match[3] ?? '',
  ]);
}

/** Joins neighbouring lines that `read` returns text for; `begins` starts a new block. */
function blocks(
  lines: readonly string[],
  read: (line: string) => { text: string; begins: boolean } | null,
): Piece[] {
  const found: Piece[] = [];
  let open = false;
  for (const [index, line] of lines.entries()) {
    const part = read(line);
    const last = found.at(-1);
    if (part === null) open = false;
    else if (open && !part.begins && last) last[1] += ` ${part.text}`;
    else {
      found.push([index + 1, part.text]);
      open = true;
    }
  }
  return found;
}

/** Text without markup: code, quotations and lists of them become one word each; ids of rules go. */
function plain(text: string): string {
  return text
    .replace(/`[^`]*`|\{@link [^}]*\}/g, 'x')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*[^*]+\*\*/g, '')
    .replace(/\*[^*]+\*/g, 'x')
    .replace(/ ?\((?:[A-Z]+-\d+(?:, |; | to )?)+\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bx(?:, x)+\b/g, 'x')
    .trim();
}

/** Sentences of a text; the causes of a `@throws` count one by one. */
function split(text: string): string[] {
  if (text.startsWith('@')) return text.split('; ');
  return text.split(/(?<=[.!?]) (?=[\p{Lu}\dx(¿¡])/u).filter((sentence) => sentence !== '');
}

/** The number of words of a sentence; signs alone are none. */
export const wordsIn = (sentence: string) =>
  sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;
