import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Fragment, type ReactNode } from 'react';
import { DueDate } from '@/features/task/index.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { Tag } from '@/ui/tag.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { DateEdit, PeopleEdit, PriorityEdit, TagsEdit } from '../quick-edit/task-edits.tsx';
import { AssigneesCell } from './assignees-cell.tsx';
import { StatusLook, StatusSelect } from './status-select.tsx';
import { TitleCell } from './title-cell.tsx';

const texts = taskTableTexts;

/** One column of the table of tasks. */
export interface TaskColumn extends DataColumn<Task> {
  /**
   * The width in pixels: the default, the least that shows head and arrow, and the most. Null for the column that takes
   * the rest.
   */
  readonly px: { readonly wide: number; readonly least: number; readonly most?: number } | null;
  /** Whether a button in the cell takes the focus, and not the cell. */
  readonly pressed: boolean;
  /** The content of the cell without its field, in a row of a long table that nobody has reached. */
  readonly look?: (task: Task) => ReactNode;
}

/** A button as wide as its cell, so that the whole cell can be pressed. */
const EDIT =
  'max-w-[calc(100%+0.5rem)] in-[table]:min-w-0 in-[dl]:justify-end in-[dl]:text-right in-[table]:w-[calc(100%+0.5rem)] in-[table]:justify-start in-[table]:overflow-hidden';

/** The columns of the table; managers change the values that others only read (QUICK-5). */
export function taskColumns(canManage: boolean): readonly TaskColumn[] {
  return [
    {
      id: 'title',
      header: texts.columns.title,
      card: 'title',
      px: null,
      pressed: true,
      sortValue: ({ title }) => title,
      cell: (task) => <TitleCell task={task} />,
    },
    {
      id: 'status',
      fit: true,
      header: texts.columns.status,
      // Wide enough for the longest name in its field, in every language.
      px: { wide: 132, least: 128 },
      // The focused field uses the arrows.
      pressed: false,
      sortValue: ({ status }) => TASK_STATUSES.indexOf(status),
      cell: (task) => (canManage ? <StatusSelect task={task} /> : <StatusBadge status={task.status} />),
      ...(canManage && { look: (task) => <StatusLook task={task} /> }),
    },
    {
      id: 'priority',
      fit: true,
      header: texts.columns.priority,
      px: { wide: 100, least: 92 },
      pressed: canManage,
      sortValue: ({ priority }) => TASK_PRIORITIES.indexOf(priority),
      cell: (task) => {
        const look = <PriorityIcon priority={task.priority} showLabel />;
        return canManage ? <PriorityEdit task={task} look={look} className={EDIT} /> : look;
      },
    },
    {
      id: 'assignedTo',
      fit: true,
      header: texts.columns.assignedTo,
      px: { wide: 148, least: 108 },
      pressed: canManage,
      sortValue: ({ assignedTo }) => assignedTo.length,
      cell: (task) => {
        const look = <AssigneesCell people={task.assignedTo} />;
        return canManage ? <PeopleEdit task={task} look={look} className={EDIT} /> : look;
      },
    },
    {
      id: 'dueDate',
      fit: true,
      header: texts.columns.dueDate,
      px: { wide: 140, least: 140 },
      pressed: canManage,
      sortValue: ({ dueDay, dueDate }) => (dueDate ? Date.parse(dueDay ?? dueDate) : null),
      cell: (task) => {
        const look = task.dueDate ? (
          <span className="tabular min-w-0 truncate">
            <DueDate task={task} />
          </span>
        ) : (
          texts.none
        );
        return canManage ? <DateEdit task={task} look={look} className={EDIT} /> : look;
      },
    },
    {
      id: 'estimatedHours',
      fit: true,
      header: texts.columns.estimatedHours,
      px: { wide: 80, least: 72 },
      pressed: false,
      align: 'right',
      sortValue: ({ estimatedHours }) => estimatedHours,
      cell: ({ estimatedHours }) => (estimatedHours > 0 ? taskTexts.card.hours(estimatedHours) : texts.none),
    },
    {
      id: 'tags',
      fit: true,
      header: texts.columns.tags,
      px: { wide: 184, least: 100, most: 344 },
      pressed: canManage,
      cell: (task) => {
        const look = task.tags.length > 0 ? <Tags tags={task.tags} /> : texts.none;
        return canManage ? <TagsEdit task={task} look={look} className={EDIT} /> : look;
      },
    },
  ];
}

/** One line in the table, with an ellipsis and the rest in a tooltip; several lines in a card. */
function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span
      title={tags.join(', ')}
      className="in-[table]:block min-w-0 in-[table]:truncate whitespace-normal in-[table]:whitespace-nowrap"
    >
      {tags.map((tag) => (
        // A space separates the tags, as in the button's name.
        <Fragment key={tag}>
          <span className="align-middle">
            <Tag>{tag}</Tag>
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
