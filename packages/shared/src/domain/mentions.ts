import { foldName } from './fold.ts';
import { foldSearch } from './fold-search.ts';

/** A person as a text can mention them. */
export interface Mentionable {
  readonly _id: string;
  readonly username: string;
  readonly fullname: string;
}

/** A mention that is being typed: the index of its `@`, and the text from there to the caret. */
export interface TypedMention {
  readonly start: number;
  readonly term: string;
}

/** A part of a text; `person` is the one whom it mentions. */
export interface TextPart<Person> {
  readonly text: string;
  readonly person?: Person;
}

const TYPED = /(?:^|[\s("'«¿¡])@([^\s@]{0,40})$/u;
const MENTION = /(?<=^|[\s("'«¿¡])@[^\s@]+/gu;
const END = /[^\p{L}\p{M}\p{Nd}]$/u;

/** The mention before the caret, an index of the text; null without one (COMMENT-4). */
export function typedMention(text: string, caret: number): TypedMention | null {
  const term = TYPED.exec(text.slice(0, caret))?.[1];
  return term === undefined ? null : { start: caret - term.length - 1, term };
}

/** The people whose name or username matches a term, those whose username begins with it first. */
export function mentionable<Person extends Mentionable>(people: readonly Person[], term: string): Person[] {
  const sought = foldSearch(term);
  const begins = ({ username }: Person) => foldSearch(username).startsWith(sought);
  const found = people.filter(({ username, fullname }) =>
    foldSearch(`${username} ${fullname}`).includes(sought),
  );
  return [...found.filter(begins), ...found.filter((person) => !begins(person))];
}

/** The text with a typed mention completed and a space after it, and the caret behind that. */
export function withMention(
  text: string,
  { start, term }: TypedMention,
  username: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${username} `;
  return { text: before + text.slice(start + 1 + term.length).trimStart(), caret: before.length };
}

/** A text in parts, with the mentions of these people apart; the parts join to the text (COMMENT-4). */
export function mentionsIn<Person extends Pick<Mentionable, 'username'>>(
  text: string,
  people: readonly Person[],
): TextPart<Person>[] {
  const byName = new Map(people.map((person) => [foldName(person.username), person]));
  const parts: TextPart<Person>[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(MENTION)) {
    let name = word.slice(1);
    // A sentence may end with the mention.
    while (!byName.has(foldName(name)) && END.test(name)) name = name.replace(END, '');
    const person = byName.get(foldName(name));
    if (!person) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    from = index + 1 + name.length;
    parts.push({ text: text.slice(index, from), person });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
