import type { Column } from '@faena/shared/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import { CardPresses } from './card-presses.ts';
import { type Drag, DragStore } from './drag-store.ts';
import type { CardBox } from './room.ts';

/** The stores that all parts of one board share; the same object while the project is shown. */
export interface BoardContextValue {
  readonly drag: DragStore;
  readonly presses: CardPresses;
  /** The places of the cards in the list of each column, measured or estimated. */
  readonly boxes: Map<Column, () => readonly CardBox[]>;
  /** The cards that are drawn, by the ids of their tasks. */
  readonly cards: Map<string, HTMLElement>;
  readonly lists: Map<Column, HTMLElement>;
}

export const BoardContext = createContext<BoardContextValue | null>(null);

/** The context of a board before its first render. */
export function newBoardContext(): BoardContextValue {
  return {
    drag: new DragStore(),
    presses: new CardPresses(),
    boxes: new Map(),
    cards: new Map(),
    lists: new Map(),
  };
}

/** The board that a component is part of. */
export function useBoardContext(): BoardContextValue {
  const board = use(BoardContext);
  if (!board) throw new Error('This is a part of a TaskBoard');
  return board;
}

/**
 * Selects a value of the drag. The component renders again only when that value changes, so `select` answers a
 * primitive or a part of the drag.
 */
export function useDrag<T>(select: (drag: Drag | null) => T): T {
  const { drag } = useBoardContext();
  return useSyncExternalStore(drag.subscribe, () => select(drag.drag()));
}
