import { type Column, LENGTHS } from '@faena/shared/domain';
import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadPasteDialog, useTaskContext } from '@/features/task/index.ts';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { laterOpened } from '@/ui/later.tsx';
import { useAskToLeave } from '@/ui/use-ask-to-leave.ts';
import { CLOSED } from './lines.ts';
import { NewLine } from './new-line.tsx';
import { useQuickAdd } from './quick-add-context.ts';
import { UnsavedLine } from './unsaved-line.tsx';

const PasteDialog = laterOpened(loadPasteDialog);

const texts = quickTexts.add;

/** The time for which the end of a column stays in sight after a task was added to it. */
const FOLLOWED_MS = 1000;

type QuickAddProps = {
  status: Column;
  /** The element that scrolls the cards above; a new card scrolls its end into sight. */
  scroller: RefObject<HTMLElement | null>;
};

/**
 * The foot of a column for people who may create tasks: a field that stays open, one task with each Enter (QUICK-1).
 */
export function QuickAdd({ status, scroller }: QuickAddProps) {
  const { projectId } = useTaskContext();
  const { state, type, create, retry, discard } = useQuickAdd();
  const askToLeave = useAskToLeave();
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<readonly string[] | null>(null);
  const { open, text } = state.drafts[status] ?? CLOSED;
  const lines = state.lines.filter((line) => line.status === status);
  const created = state.created?.status === status ? state.created : null;

  useEffect(() => {
    const cards = scroller.current;
    const list = cards?.firstElementChild;
    if (!created || !cards || !list) return;
    // The card renders a moment later. On a phone so does the notice, which shrinks the list.
    const observer = new ResizeObserver(() => cards.scrollTo({ top: cards.scrollHeight }));
    observer.observe(cards);
    observer.observe(list);
    const over = setTimeout(() => observer.disconnect(), FOLLOWED_MS);
    return () => {
      clearTimeout(over);
      observer.disconnect();
    };
  }, [created, scroller]);

  function show(): void {
    // Runs before the press ends, because a phone opens its keyboard only for a field focused by then.
    flushSync(() => type(status, { open: true, text }));
    // Scrolls the whole column into view. A phone would cut the buttons above its foot.
    field.current?.closest('section')?.scrollIntoView({ block: 'start', inline: 'nearest' });
    field.current?.focus();
  }

  async function close(): Promise<void> {
    if (text.trim() !== '' && !(await askToLeave())) {
      field.current?.focus();
      return;
    }
    flushSync(() => type(status, CLOSED));
    opener.current?.focus();
  }

  function add(): void {
    const title = text.trim();
    if (title === '' || title.length > LENGTHS.name) return;
    type(status, { open: true, text: '' });
    create(status, title);
  }

  function addPasted(): void {
    // The pasted lines include the text typed around them.
    type(status, { open: true, text: '' });
    setPasted(null);
  }

  const failed = lines.filter(({ failure }) => failure !== null);
  return (
    <footer
      // On a phone the notices are as wide as the window; the field stays above them.
      className={cn(
        'grid shrink-0 gap-1 px-2 pb-2',
        open && 'pt-1 max-md:in-[:has([data-sonner-toast])]:pb-24',
      )}
    >
      {failed.length > 0 && (
        <ul aria-label={texts.unsaved} className="grid max-h-40 gap-1 overflow-y-auto">
          {failed.map((line) => (
            <UnsavedLine
              key={line.id}
              line={line}
              onRetry={() => retry(line)}
              onDiscard={() => discard(line)}
            />
          ))}
        </ul>
      )}
      {open ? (
        <NewLine
          ref={field}
          status={status}
          text={text}
          sending={lines.length - failed.length}
          onType={(typed) => type(status, { open: true, text: typed })}
          onPasteLines={setPasted}
          onAdd={add}
          onClose={() => void close()}
        />
      ) : (
        <Button
          ref={opener}
          variant="ghost"
          aria-label={texts.openIn(texts.open, statusLabels[status])}
          onClick={show}
          className="w-full justify-start px-2 text-muted"
        >
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.open}
        </Button>
      )}
      {pasted && (
        <PasteDialog
          projectId={projectId}
          status={status}
          titles={pasted}
          onClose={() => setPasted(null)}
          onCreated={addPasted}
        />
      )}
      <p role="status" className="sr-only">
        {created && !created.waits && texts.created(created.title)}
      </p>
    </footer>
  );
}
