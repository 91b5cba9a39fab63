import { shownName } from './clean-text.ts';
import { MAX_FILE_NAME_BYTES } from './limits-and-defaults/index.ts';

/** The name of a file that came without one. */
const NAMELESS = 'archivo';

const ENDING = /\.[^.\s]{1,12}$/u;

/**
 * The name under which a file is kept (FILE-3): without folders and invisible characters. A longer one loses the end of its
 * stem, so that it keeps its ending.
 */
export function fileNameOf(given: string): string {
  const name = shownName(given.slice(given.search(/[^/\\]*$/u)).replace(/[<>:"|?*]/g, '_')).replace(
    /^\.+/,
    '',
  );
  if (name === '') return NAMELESS;
  const [ending = ''] = ENDING.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  return cutTo(MAX_FILE_NAME_BYTES - bytesOf(ending), stem) + ending;
}

/** The longest beginning of a text within some bytes; no character is cut in two. */
function cutTo(most: number, text: string): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > most) break;
    kept += character;
  }
  return kept;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
