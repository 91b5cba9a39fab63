/** Characters that XML 1.0 cannot write: most controls, unpaired surrogates, and two noncharacters. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader turns a lone carriage return into a line feed.
  '\r': '&#13;',
};

/** Escapes text for an element or an attribute, without unwritable characters. */
export function xmlText(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');
}
