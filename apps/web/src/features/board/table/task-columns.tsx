import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { DueDate } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { Tag } from '@/ui/tag.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { AssigneesCell } from './assignees-cell.tsx';
import { StatusSelect } from './status-select.tsx';
import { TitleCell } from './title-cell.tsx';

const texts = taskTexts.table;

/** The columns of the table; managers change the status in it, others see a badge (BOARD-20). */
export function taskColumns(canManage: boolean): readonly DataColumn<Task>[] {
  return [
    {
      id: 'title',
      header: texts.columns.title,
      card: 'title',
      width: '30%',
      sortValue: ({ title }) => title,
      cell: (task) => <TitleCell task={task} />,
    },
    {
      id: 'status',
      fit: true,
      header: texts.columns.status,
      sortValue: ({ status }) => TASK_STATUSES.indexOf(status),
      cell: (task) => (canManage ? <StatusSelect task={task} /> : <StatusBadge status={task.status} />),
    },
    {
      id: 'priority',
      fit: true,
      header: texts.columns.priority,
      sortValue: ({ priority }) => TASK_PRIORITIES.indexOf(priority),
      cell: ({ priority }) => <PriorityIcon priority={priority} showLabel />,
    },
    {
      id: 'assignedTo',
      fit: true,
      header: texts.columns.assignedTo,
      sortValue: ({ assignedTo }) => assignedTo.length,
      cell: ({ assignedTo }) => <AssigneesCell people={assignedTo} />,
    },
    {
      id: 'dueDate',
      fit: true,
      header: texts.columns.dueDate,
      sortValue: ({ dueDate }) => (dueDate ? Date.parse(dueDate) : null),
      cell: (task) =>
        task.dueDate ? (
          <span className="tabular">
            <DueDate task={task} />
          </span>
        ) : (
          texts.none
        ),
    },
    {
      id: 'estimatedHours',
      fit: true,
      header: texts.columns.estimatedHours,
      align: 'right',
      sortValue: ({ estimatedHours }) => estimatedHours,
      cell: ({ estimatedHours }) => (estimatedHours > 0 ? taskTexts.card.hours(estimatedHours) : texts.none),
    },
    {
      id: 'tags',
      header: texts.columns.tags,
      width: '20%',
      cell: ({ tags }) =>
        tags.length === 0 ? (
          texts.none
        ) : (
          <span className="flex max-h-11 flex-wrap gap-1 overflow-hidden in-[dl]:justify-end">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        ),
    },
  ];
}
