import { StringDecoder } from 'node:string_decoder';
import { BSON, type Document } from 'mongodb';
import { ArchiveError, Heading } from './format.ts';

/** One line of an archive. */
export type Entry =
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'document'; readonly document: Document; readonly length: number };

/**
 * The lines of an archive: headings, and documents with every value in its stored type.
 * @throws ArchiveError when it is no archive, or not a whole one
 */
export async function* readArchive(text: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let documents = 0;
  let whole = false;
  let first = true;
  for await (const line of linesOf(text)) {
    const entry = parse(line);
    const begins = entry.kind === 'heading' && entry.heading[0] === 'faena-archive';
    if (first !== begins) throw noArchive();
    first = false;
    if (entry.kind === 'document') documents += 1;
    else if (entry.heading[0] === 'end') whole = entry.heading[1].documents === documents;
    yield entry;
  }
  if (!whole) throw cutShort();
}

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of unzipped(text)) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw cutShort();
}

/** Unpacks the lines, and replaces gzip's errors about a broken file by ours. */
async function* unzipped(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* text;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') throw cutShort();
    if (code.startsWith('Z_')) throw noArchive();
    throw error;
  }
}

function parse(line: string): Entry {
  const isHeading = line.startsWith('[');
  const value = parseJson(line, isHeading);
  if (!isHeading) return { kind: 'document', document: value, length: line.length };
  const heading = Heading.safeParse(value);
  if (!heading.success) throw noArchive();
  return { kind: 'heading', heading: heading.data };
}

/** Parses values of the stored types; `relaxed` gives the types of JavaScript. */
function parseJson(line: string, relaxed: boolean): Document {
  try {
    return BSON.EJSON.parse(line, { relaxed }) as Document;
  } catch {
    throw noArchive();
  }
}

function noArchive(): ArchiveError {
  return new ArchiveError('This is no archive that this version of Faena can read.');
}

function cutShort(): ArchiveError {
  return new ArchiveError('The archive was cut short.');
}
