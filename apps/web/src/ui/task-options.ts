import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import { priorityLabels, statusLabels } from '@/texts/labels.ts';

/** The statuses of a task, for a menu or a list. */
export const STATUS_OPTIONS = TASK_STATUSES.map((value) => ({ value, label: statusLabels[value] }));

/** The priorities of a task, for a menu or a list. */
export const PRIORITY_OPTIONS = TASK_PRIORITIES.map((value) => ({ value, label: priorityLabels[value] }));
