import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskImport, TaskStatus } from '@faena/shared/schemas';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { wordRefusal } from '@/texts/wording.ts';
import { Notice } from '@/ui/notice.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { Tag } from '@/ui/tag.tsx';
import { TitledList } from '@/ui/titled-list.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { taskImportTexts } from '../texts/task-import.ts';
import { DayOrderChoice } from './day-order-choice.tsx';
import type { Decisions } from './import-requests.ts';
import { ListStatuses } from './list-statuses.tsx';

const texts = taskImportTexts;

type ImportPreviewProps = {
  found: TaskImport;
  onDecided: (decision: Partial<Decisions>) => void;
};

/** The expected outcome of a file (IMPORT-10). */
export function ImportPreview({ found, onDecided }: ImportPreviewProps) {
  const { source, created, comments, present, different, lists, first, people } = found;
  const { leftOut, unreadColumns, dayOrder } = found;
  const all = lists.reduce((sum, { tasks }) => sum + tasks, 0);
  return (
    <>
      <div role="status" className="grid gap-2">
        <p>
          <span className="text-muted">{texts.found(texts.sources[source], all)}</span> ·{' '}
          <strong className="font-semibold">{texts.created(created)}</strong>
          {comments > 0 && <span className="text-muted"> · {texts.comments(comments)}</span>}
        </p>
        <p className="tabular flex flex-wrap gap-x-4 gap-y-1">
          {countsOf(lists).map(({ status, count }) => (
            <span key={status} className="inline-flex items-center gap-1.5">
              <StatusBadge status={status} /> {count}
            </span>
          ))}
        </p>
        {present > 0 && <p className="text-muted">{texts.present(present)}</p>}
        {different > 0 && <p className="text-muted">{texts.different(different)}</p>}
      </div>
      {found.faultCount > 0 && <Faults {...found} />}
      {dayOrder && <DayOrderChoice {...dayOrder} onChange={(order) => onDecided({ dayOrder: order })} />}
      <ListStatuses lists={lists} onChange={(statuses) => onDecided({ statuses })} />
      {first.length > 0 && <FirstTasks first={first} created={created} />}
      {people.length > 0 && (
        <TitledList title={texts.people.title}>
          {people.map(({ name, username, tasks }) => (
            <li key={`${username} ${name}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span dir="auto" className="wrap-anywhere">
                {name}
                {username !== null && username !== name && <span className="text-muted"> · {username}</span>}
              </span>
              <span className={username === null ? 'text-warn' : 'text-muted'}>
                {username === null ? texts.people.stranger : texts.lists.count(tasks)}
              </span>
            </li>
          ))}
        </TitledList>
      )}
      {leftOut.length + unreadColumns.length > 0 && (
        <TitledList title={texts.leftOut.title}>
          {unreadColumns.map(({ head, values }, index) => (
            // Columns may be alike, and the list is drawn whole.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the file
            <li key={index} className="tabular flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="wrap-anywhere">
                {head === '' ? texts.columns.nameless : texts.columns.named}
                {head !== '' && <bdi className="font-medium">{head}</bdi>}
              </span>
              <span className="text-muted">{texts.columns.values(values)}</span>
            </li>
          ))}
          {leftOut.map(({ part, count }) => (
            <li key={part} className="tabular py-1.5">
              {texts.leftOut[part](count)}
            </li>
          ))}
        </TitledList>
      )}
    </>
  );
}

/** The number of tasks of each status. */
function countsOf(lists: TaskImport['lists']): { status: TaskStatus; count: number }[] {
  return TASK_STATUSES.map((status) => ({
    status,
    count: lists.filter((list) => list.status === status).reduce((sum, { tasks }) => sum + tasks, 0),
  })).filter(({ count }) => count > 0);
}

function Faults({
  source,
  faults,
  faultCount,
  settled,
}: Pick<TaskImport, 'source' | 'faults' | 'faultCount' | 'settled'>) {
  const texts = taskImportTexts.faults;
  const { line, left, out } = source === 'trello' || source === 'planka' ? texts.ofCards : texts.ofLines;
  const title = [
    settled.linesLeftOut > 0 && left(settled.linesLeftOut),
    settled.cellsLeftEmpty > 0 && texts.empty(settled.cellsLeftEmpty),
    settled.rounded > 0 && texts.rounded(settled.rounded),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  const outcomes = { line_left_out: out, cell_left_empty: texts.cellEmpty, rounded: '' };
  const more = faultCount - faults.length;
  return (
    <Notice tone="warn">
      <p className="font-medium">{title}</p>
      <ul
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        tabIndex={0}
        className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto rounded-control"
      >
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.path} ${fault.reason}`} className="tabular wrap-anywhere">
            {line(fault.line)} · {taskImportTexts.fields[fault.path]}:{' '}
            {wordRefusal(fault, 'es') || texts.unknown} {outcomes[fault.outcome]}
          </li>
        ))}
        {more > 0 && <li>{texts.more(more)}</li>}
      </ul>
    </Notice>
  );
}

function FirstTasks({ first, created }: Pick<TaskImport, 'first' | 'created'>) {
  const more = created - first.length;
  return (
    <TitledList title={texts.first.title}>
      {first.map(({ title, status, priority, dueDate, people, tags }, index) => (
        // Tasks of a file may be alike, and the list is drawn whole.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of the file
        <li key={index} className="grid gap-1 py-2">
          <UserText lines={2}>{title}</UserText>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <StatusBadge status={status} />
            <PriorityIcon priority={priority} showLabel />
            {dueDate && <span className="text-muted">{texts.first.due(formatCalendarDate(dueDate))}</span>}
            {people.length > 0 && (
              <span dir="auto" className="wrap-anywhere text-muted">
                {people.join(', ')}
              </span>
            )}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        </li>
      ))}
      {more > 0 && <li className="py-1.5 text-muted">{texts.first.more(more)}</li>}
    </TitledList>
  );
}
