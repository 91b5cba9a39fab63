import { MAX_IMPORT_VALUES } from '@faena/shared/domain';
import { SaxesParser } from 'saxes';
import { invalid } from '../../../../kernel/errors.ts';

/** Spreadsheets write no deeper elements and no more attributes; memory holds each open element. */
const MAX_DEPTH = 64;
const MAX_ATTRIBUTES = 64;

/** The handlers of each element; names have no prefixes. */
export interface XmlVisitor {
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** Tells the parser to skip the rest. */
  readonly isDone?: () => boolean;
}

/**
 * Parses an XML document from a stream. It knows only the five entities of XML, and refuses declarations.
 * @throws AppError `validation_failed` beyond the most elements (LIMIT-22); Error for a malformed document, or one
 * with a document type
 */
export async function walkXml(pieces: AsyncIterable<string>, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const refuse = (error: Error) => {
    throw error;
  };
  let depth = 0;
  let attributes = 0;
  let elements = 0;
  parser.on('error', refuse);
  parser.on('doctype', () => refuse(new Error('a document type')));
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    elements += 1;
    if (elements > MAX_IMPORT_VALUES)
      refuse(invalid('body.file', 'too_many_file_values', { max: MAX_IMPORT_VALUES }));
    if (depth > MAX_DEPTH) refuse(new Error('too deep'));
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) refuse(new Error('too many attributes'));
  });
  parser.on('opentag', ({ name, attributes: all }) => visitor.open(localName(name), (key) => all[key]));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    visitor.close?.(localName(name));
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  for await (const piece of pieces) {
    parser.write(piece);
    if (visitor.isDone?.()) return;
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
