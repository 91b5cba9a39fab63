import { invalid } from '../kernel/errors.ts';

/** Deeper and wider than any body is asked to be; beyond it lies only mischief. */
const MAX_DEPTH = 16;
const MAX_NODES = 20_000;

const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const COMMA = codeOf(',');
const [LIST, LIST_END] = [codeOf('['), codeOf(']')];
const [OBJECT, OBJECT_END] = [codeOf('{'), codeOf('}')];

/**
 * Refuses JSON with too many levels or values by its bytes alone, before anything is made of it (LIMIT-1). Whether it
 * is JSON at all is for the parser to say.
 */
export function measureJson(bytes: Uint8Array): void {
  let depth = 0;
  let nodes = 1;
  let quoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else quoted = byte !== QUOTE;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === COMMA) nodes += 1;
    else if (byte === LIST || byte === OBJECT) {
      nodes += 1;
      depth += 1;
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    if (depth > MAX_DEPTH) throw invalid('body', 'nested_too_deeply');
    if (nodes > MAX_NODES) throw invalid('body', 'too_many_values');
  }
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
