import { useDroppable } from '@dnd-kit/core';
import type { Column } from '@faena/shared/domain';
import { type RefObject, useLayoutEffect } from 'react';

type DropAreaProps = { status: Column; list: RefObject<HTMLElement | null> };

/**
 * Makes the list of a column one that scrolls by itself when a card is held at its edge. Draws nothing: whatever calls
 * `useDroppable` is drawn anew with every drag, and a list of cards should not be.
 */
export function DropArea({ status, list }: DropAreaProps) {
  const { setNodeRef } = useDroppable({ id: status });
  useLayoutEffect(() => {
    setNodeRef(list.current);
  }, [setNodeRef, list]);
  return null;
}
