import { DONE_STATUS, type TodoGroup } from '@faena/shared/domain';
import type { Todo, TodoItem, TodoTask } from '@faena/shared/schemas';
import { Repeat, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTime } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import type { TodoActs } from './acts.ts';
import { clockText, shortDay } from './day-words.ts';
import type { TodoLine } from './grouped.ts';
import { todoTexts as texts } from './texts/todo.ts';
import { Tick } from './tick.tsx';

export type RowContext = Pick<Todo, 'today' | 'timeZone'> & { projectPath: string; acts: TodoActs };

type RowProps = RowContext & { group: TodoGroup };

/** One thing to do: own items are round, tasks are square with their project and company (TODO-3). */
export function TodoRow({ line, ...row }: RowProps & { line: TodoLine }) {
  return line.kind === 'item' ? <ItemRow item={line.item} {...row} /> : <TaskRow task={line.task} {...row} />;
}

const rowClass =
  'group grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-line border-b pointer-coarse:min-h-12';
const besideClass = 'flex items-center gap-2 whitespace-nowrap text-muted text-sm';

function ItemRow({ item, today, timeZone, acts }: RowProps & { item: TodoItem }) {
  const { title, day, time, recurrence, doneAt } = item;
  const isDone = doneAt !== null;
  const isLate = !isDone && day !== null && day < today;
  return (
    <li className={cn(rowClass, isDone && 'text-muted')}>
      <Tick
        isRound
        label={texts.complete(title)}
        checked={isDone}
        onChange={(done) => (done ? acts.complete(item) : acts.reopen(item))}
      />
      <UserText lines={2} className={isDone ? 'line-through' : ''}>
        {title}
      </UserText>
      <span className={besideClass}>
        {recurrence && <Repeat role="img" aria-label={texts.recurs} strokeWidth={1.75} className="size-4" />}
        {isLate && <span className="font-medium text-danger">{texts.lateOwn(shortDay(day, today))}</span>}
        <span className="tabular">{doneAt ? formatTime(doneAt, timeZone) : time && clockText(time)}</span>
        {!isDone && (
          <IconButton
            icon={X}
            label={texts.remove(title)}
            tooltip={texts.removeShort}
            tooltipSide="left"
            onClick={() => acts.remove(item)}
            className="-mr-2 pointer-fine:opacity-0 text-muted focus-visible:opacity-100 group-hover:opacity-100"
          />
        )}
      </span>
    </li>
  );
}

function TaskRow({ task, today, timeZone, group, projectPath, acts }: RowProps & { task: TodoTask }) {
  const { id, title, project, company, day, isLate, status, doneAt } = task;
  const isDone = status === DONE_STATUS;
  // A task under way may be due on a later day than its list says.
  const isOfAnotherDay = group === 'today' && day !== null && day > today;
  return (
    <li className={cn(rowClass, 'py-1.5', isDone && 'text-muted')}>
      <Tick
        label={texts.complete(title)}
        checked={isDone}
        disabled={isDone}
        onChange={() => acts.completeTask(task)}
      />
      <Link
        to={`${projectPath}/${project._id}?task=${id}`}
        className="min-w-0 focus-visible:-outline-offset-2"
      >
        <UserText lines={2} className={cn('hover:underline', isDone && 'line-through')}>
          {title}
        </UserText>
        <span className="block text-muted text-sm">
          <UserText lines={1}>{project.name}</UserText>
        </span>
      </Link>
      <span className={besideClass}>
        {isLate && day && <span className="font-medium text-danger">{texts.late(shortDay(day, today))}</span>}
        {isOfAnotherDay && <span className="tabular">{shortDay(day, today)}</span>}
        {doneAt && <span className="tabular">{formatTime(doneAt, timeZone)}</span>}
        <span title={company.name} className="inline-flex">
          <span className="sr-only">{company.name}</span>
          <CompanyTile name={company.name} color={company.color} size="sm" />
        </span>
      </span>
    </li>
  );
}
