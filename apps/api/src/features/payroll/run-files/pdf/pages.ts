/** A part of a page that must not be divided; `draw` gets the position of its top. */
export interface Block {
  readonly height: number;
  readonly draw: (top: number) => void;
  /** Stays on the page of the next block. */
  readonly keepsNext?: boolean;
  /** Repeated at the head of a page that begins with this block, such as the headings of a table. */
  readonly head?: Block;
  /** Drawn at the foot of its page, after a gap. */
  readonly atFoot?: boolean;
}

interface OnPage {
  readonly block: Block;
  readonly top: number;
}

/** The vertical range of the content of pages; the first page begins lower. */
interface Room {
  readonly first: number;
  readonly next: number;
  readonly bottom: number;
}

/** Places blocks in order, on as many pages as they need. */
export function placeOnPages(blocks: readonly Block[], { first, next, bottom }: Room): OnPage[][] {
  const pages: OnPage[][] = [[]];
  let top = first;
  let begins = true;
  for (const [index, block] of blocks.entries()) {
    if (!begins && top + together(blocks, index) > bottom) {
      pages.push([]);
      top = next;
      if (block.head) {
        pages.at(-1)?.push({ block: block.head, top });
        top += block.head.height;
      }
    }
    if (block.atFoot) top = Math.max(top, bottom - block.height);
    pages.at(-1)?.push({ block, top });
    top += block.height;
    begins = false;
  }
  return pages;
}

/** The height of a block with the blocks that must stay with it. */
function together(blocks: readonly Block[], from: number): number {
  let height = 0;
  for (let index = from; index < blocks.length; index += 1) {
    const block = blocks[index];
    height += block?.height ?? 0;
    if (!block?.keepsNext) break;
  }
  return height;
}
