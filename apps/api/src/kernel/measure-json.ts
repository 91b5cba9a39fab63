const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const COMMA = codeOf(',');
const [LIST, LIST_END] = [codeOf('['), codeOf(']')];
const [OBJECT, OBJECT_END] = [codeOf('{'), codeOf('}')];

/** The most levels and values of a JSON. */
export interface JsonMeasure {
  readonly levels: number;
  readonly values: number;
}

/**
 * Measures a JSON text before it is parsed, and names the limit that it exceeds (LIMIT-1, LIMIT-22). The parser
 * decides whether the text is JSON.
 */
export function excessOfJson(bytes: Uint8Array, most: JsonMeasure): keyof JsonMeasure | null {
  let levels = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else quoted = byte !== QUOTE;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === COMMA) values += 1;
    else if (byte === LIST || byte === OBJECT) {
      values += 1;
      levels += 1;
    } else if (byte === LIST_END || byte === OBJECT_END) levels -= 1;
    if (levels > most.levels) return 'levels';
    if (values > most.values) return 'values';
  }
  return null;
}

function codeOf(character: string): number {
  return character.charCodeAt(0);
}
