import type { Task } from '@faena/shared/schemas';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { quickTexts } from '@/texts/quick.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { FOCUS_LOST } from '@/ui/use-keep-row-focus.ts';
import { leaveRoomAbove } from './leave-room-above.ts';
import { SelectionActions } from './selection-actions.tsx';
import { useSelectionStore } from './selection-context.ts';

const texts = quickTexts.selection;

/** The buttons for the selected tasks, at the foot of the window. */
export function SelectionToolbar({ tasks }: { tasks: readonly Task[] }) {
  const selection = useSelectionStore();
  // It closes when nothing is selected, and returns its focus to the cards.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) window.dispatchEvent(new Event(FOCUS_LOST));
    },
    [],
  );
  return (
    <div
      ref={leaveRoomAbove}
      role="toolbar"
      aria-label={texts.count(tasks.length)}
      // On a filled window the bar covers the foot of the page. Below 768 px it stands above the notices.
      className="fixed inset-x-2 bottom-3 filled:bottom-7 z-30 mx-auto flex w-fit max-sm:w-auto flex-wrap items-center gap-0.5 rounded-card border border-line bg-surface p-1 shadow-pop max-md:in-[:has([data-sonner-toast])]:bottom-24"
    >
      <span aria-hidden className="tabular px-2 font-medium max-sm:flex-1">
        {texts.count(tasks.length)}
      </span>
      {/* On a phone several buttons share a line of their own. One button stands beside the count. */}
      <div className="contents max-sm:order-1 max-sm:flex max-sm:w-full max-sm:has-[>:only-child]:order-none max-sm:has-[>:only-child]:w-auto max-sm:*:not-only:w-auto max-sm:*:not-only:min-w-0 max-sm:*:not-only:flex-1">
        <SelectionActions tasks={tasks} />
      </div>
      <IconButton icon={X} label={texts.clear} onClick={() => selection.clear()} />
    </div>
  );
}
