import { isBlank, LENGTHS, MAX_CHECKLIST_ITEMS, MAX_TAGS, singleSpaced } from '@faena/shared/domain';
import type { FoundItem } from '../format/checklist-cell.ts';

/** A checklist of another board. */
export interface FoundChecklist {
  readonly name: string;
  readonly items: readonly FoundItem[];
}

/** The fields of another board's card. */
interface Card {
  readonly title: string;
  readonly description: string;
  readonly labels: readonly string[];
  readonly checklists: readonly FoundChecklist[];
}

/**
 * A card made to fit: a long title and surplus items continue in the description, and the rest is cut off (IMPORT-7).
 */
export function fitting({ title, description, labels, checklists }: Card) {
  const items = itemsOf(checklists);
  const isLong = title.length > LENGTHS.name;
  const beyond = items
    .slice(MAX_CHECKLIST_ITEMS)
    .map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`)
    .join('\n');
  const whole = [isLong ? title : '', description, beyond].filter((part) => part !== '').join('\n\n');
  const names = labels.map((name) => name.trim()).filter((name) => name !== '');
  const checklist = items.slice(0, MAX_CHECKLIST_ITEMS);
  return {
    title: shortened(title, LENGTHS.name),
    description: shortened(whole, LENGTHS.description),
    tags: names.slice(0, MAX_TAGS).map((name) => cut(name, LENGTHS.tag).trim()),
    checklist: checklist.map((item) => ({ ...item, text: shortened(item.text, LENGTHS.checklistItem) })),
    isShortened:
      whole.length > LENGTHS.description ||
      names.length > MAX_TAGS ||
      names.some((name) => name.length > LENGTHS.tag) ||
      checklist.some(({ text }) => text.length > LENGTHS.checklistItem),
  };
}

/** The items of all checklists of a card as one: with several lists, each item begins with its list's name. */
function itemsOf(checklists: readonly FoundChecklist[]): FoundItem[] {
  const filled = checklists.filter(({ items }) => items.length > 0);
  return filled.flatMap(({ name, items }) =>
    items.flatMap(({ text, done }) => {
      if (isBlank(text)) return [];
      const named = filled.length > 1 && name.trim() ? `${name}: ${text.trim()}` : text;
      return [{ text: singleSpaced(named).trim(), done }];
    }),
  );
}

/** A text with an ellipsis for the characters beyond a length. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${cut(text, length - 1)}…` : text;
}

/** A text in pieces of at most a length, of which none ends in half of a sign that two code units make. */
export function pieces(text: string, length: number): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > length) {
    const piece = cut(rest, length);
    found.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...found, rest];
}

/** The beginning of a text, without half of a sign that two code units make. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
