import { LENGTHS, MAX_TAGS } from '@faena/shared/domain';

/** A checklist of another board. */
export interface FoundChecklist {
  readonly name: string;
  readonly items: readonly { readonly name: string; readonly isDone: boolean }[];
}

/** A text with checklists below it, an item a line. */
export function withChecklists(text: string, checklists: readonly FoundChecklist[]): string {
  const parts = checklists.map(({ name, items }) =>
    [...(name ? [name] : []), ...items.map((item) => `- [${item.isDone ? 'x' : ' '}] ${item.name}`)].join(
      '\n',
    ),
  );
  return [text, ...parts].filter((part) => part !== '').join('\n\n');
}

/** A card whose texts and tags fit: a title that is too long goes on in the description, and what is beyond that is cut off. */
export function fitting(title: string, description: string, labels: readonly string[]) {
  const isLong = title.length > LENGTHS.name;
  const whole = isLong ? `${title}\n\n${description}`.trimEnd() : description;
  const names = labels.map((name) => name.trim()).filter((name) => name !== '');
  return {
    title: isLong ? `${cut(title, LENGTHS.name - 1)}…` : title,
    description: whole.length > LENGTHS.description ? `${cut(whole, LENGTHS.description - 1)}…` : whole,
    tags: names.slice(0, MAX_TAGS).map((name) => cut(name, LENGTHS.tag).trim()),
    isShortened:
      whole.length > LENGTHS.description ||
      names.length > MAX_TAGS ||
      names.some((name) => name.length > LENGTHS.tag),
  };
}

/** The beginning of a text, without half of a sign that two code units make. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
