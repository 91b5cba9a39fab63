import { type DatedLine, LENGTHS, readDateWords } from '@faena/shared/domain';
import type { Todo } from '@faena/shared/schemas';
import { Plus, Repeat, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { language } from '@/lib/language.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { controlClass } from '@/ui/control-class.ts';
import { Notice } from '@/ui/notice.tsx';
import { everyText, readDay } from './day-words.ts';
import { useAddItem } from './requests.ts';
import { todoTexts } from './texts/todo.ts';
import { wallTime } from './wall-time.ts';

const texts = todoTexts.add;

/** The one field that adds an item; it reads a date in words while somebody types (TODO-5, TODO-6). */
export function QuickAdd({ todo }: { todo: Todo | undefined }) {
  const [line, setLine] = useState('');
  /** The beginning of the line whose words are plain text. */
  const [plain, setPlain] = useState('');
  const [isUndated, setUndated] = useState(false);
  const [scroll, setScroll] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useAddItem();
  const read = todo ? readUnlessPlain(line, plain, todo) : null;
  const isTyped = line.trim() !== '';

  function add(event: FormEvent): void {
    event.preventDefault();
    const title = read?.title ?? line.trim();
    if (title === '' || !todo) return;
    const day = read?.day ?? (isUndated ? null : todo.today);
    const date = { day, time: read?.time ?? null, recurrence: read?.recurs ?? null };
    mutate(
      { title, ...date },
      {
        onSuccess: () => {
          setLine('');
          setPlain('');
          setUndated(false);
          field.current?.focus();
        },
      },
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtEnd = selectionStart === line.length && selectionEnd === line.length;
    if (event.key !== 'Backspace' || !read || !isAtEnd) return;
    event.preventDefault();
    setPlain(line);
  }

  return (
    <form onSubmit={add} className="mb-6 grid gap-2">
      <div
        className={cn(
          controlClass,
          'flex items-center gap-2 p-1 pl-3 focus-within:outline-2 focus-within:outline-accent',
        )}
      >
        <Plus aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-accent" />
        <div className="relative min-w-0 flex-1">
          <MarkedLine line={line} read={read} scroll={scroll} />
          <input
            ref={field}
            dir="auto"
            aria-label={texts.label}
            aria-describedby={isTyped ? 'todo-date' : undefined}
            placeholder={texts.example}
            value={line}
            maxLength={LENGTHS.todo}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setLine(event.target.value)}
            onKeyDown={onKeyDown}
            onScroll={(event) => setScroll(event.currentTarget.scrollLeft)}
            className="relative h-control w-full bg-transparent outline-none placeholder:text-muted"
          />
        </div>
        <Button type="submit" variant="primary" loading={isPending} disabled={!todo}>
          {texts.button}
        </Button>
      </div>
      <div className="min-h-6">
        {read && <ReadDate read={read} onDrop={() => setPlain(line)} />}
        {isTyped && !read && <UsualDate isUndated={isUndated} onDrop={() => setUndated(true)} />}
      </div>
      {error && <Notice tone="danger">{messageOf(error, texts.failed, 'es')}</Notice>}
    </form>
  );
}

/** The date at the end of the line, unless its words were made plain text. */
function readUnlessPlain(line: string, plain: string, { today, timeZone }: Todo): DatedLine | null {
  const read = readDateWords(line, { day: today, time: wallTime(serverNow(), timeZone) }, language);
  const isPlain = read !== null && plain !== '' && line.startsWith(plain) && read.from < plain.length;
  return isPlain ? null : read;
}

/** The same line behind the field, with the words of a date on a ground of their own. */
function MarkedLine({ line, read, scroll }: { line: string; read: DatedLine | null; scroll: number }) {
  if (!read) return null;
  return (
    <div
      aria-hidden
      dir="auto"
      className="absolute inset-0 flex items-center overflow-hidden whitespace-pre text-transparent"
    >
      <span style={{ transform: `translateX(${-scroll}px)` }}>
        {line.slice(0, read.from)}
        <mark className="rounded-sm bg-accent-tint text-transparent">{line.slice(read.from).trimEnd()}</mark>
      </span>
    </div>
  );
}

const chipClass = 'tabular inline-flex items-center gap-1 rounded-full bg-hover px-2 text-muted';

/** The date that was read, with a cross that makes its words plain text. */
function ReadDate({ read: { day, time, recurs }, onDrop }: { read: DatedLine; onDrop: () => void }) {
  return (
    <Chips onDrop={onDrop}>
      <span className={chipClass}>{readDay(day, time)}</span>
      {recurs && (
        <span className={chipClass}>
          <Repeat aria-hidden strokeWidth={1.75} className="size-3" />
          {everyText(recurs)}
        </span>
      )}
    </Chips>
  );
}

/** The date of a line without one: today, until the cross drops it (TODO-5). */
function UsualDate({ isUndated, onDrop }: { isUndated: boolean; onDrop: () => void }) {
  return (
    <Chips onDrop={isUndated ? null : onDrop}>
      <span className={chipClass}>{isUndated ? texts.undated : texts.today}</span>
    </Chips>
  );
}

function Chips({ onDrop, children }: { onDrop: (() => void) | null; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-1 text-sm">
      <span id="todo-date" aria-live="polite" className="inline-flex flex-wrap gap-2">
        {children}
      </span>
      {onDrop && (
        <button
          type="button"
          aria-label={texts.withoutDate}
          title={texts.withoutDate}
          onClick={onDrop}
          className="relative grid size-6 place-items-center rounded-full text-muted before:absolute before:-inset-2.5 before:content-[''] hover:bg-hover hover:text-ink"
        >
          <X aria-hidden strokeWidth={2} className="size-3" />
        </button>
      )}
    </p>
  );
}
