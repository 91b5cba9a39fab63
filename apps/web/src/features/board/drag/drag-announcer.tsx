import { useSyncExternalStore } from 'react';
import { useBoardContext } from './board-context.ts';

/** Says where a dragged task is, for screen readers. */
export function DragAnnouncer() {
  const { drag } = useBoardContext();
  const message = useSyncExternalStore(drag.subscribe, drag.message);
  return (
    <p aria-live="assertive" className="sr-only">
      {message}
    </p>
  );
}
