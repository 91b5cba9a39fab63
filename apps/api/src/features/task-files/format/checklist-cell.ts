/** An item of a checklist in a file. */
export interface FoundItem {
  readonly text: string;
  readonly done: boolean;
}

/** The checklist of a task as one cell, an item a line: `[x] done` or `[ ] not yet` (EXPORT-2). */
export function checklistCell(items: readonly FoundItem[]): string {
  return items.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n');
}

/** The items of a checklist cell; a line without a box is an open item, and an empty line is none. */
export function itemsOfCell(cell: string): FoundItem[] {
  return cell.split(/[\r\n]+/).flatMap((line) => {
    const [, box, boxed = ''] = /^\s*\[([ x]?)\](.*)$/is.exec(line) ?? [];
    if (box === undefined) return line.trim() === '' ? [] : [{ text: line.trim(), done: false }];
    return [{ text: boxed.trim(), done: box.toLowerCase() === 'x' }];
  });
}
