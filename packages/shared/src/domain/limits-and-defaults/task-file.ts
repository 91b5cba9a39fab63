/* Files of tasks: what goes out, and what is read. */

/** The columns of such a file, in their order (EXPORT-2). */
export const TASK_FILE_FIELDS = [
  'id',
  'title',
  'description',
  'priority',
  'status',
  'assignedTo',
  'dueDate',
  'estimatedHours',
  'tags',
  'recurrence',
  'checklist',
  'blockedBy',
  'parentId',
] as const;

/** What such a file can come from (IMPORT-2). */
export const TASK_FILE_SOURCES = ['csv', 'xlsx', 'trello', 'planka'] as const;

/** What other boards export and an import leaves out (IMPORT-7). */
export const UNREAD_PARTS = [
  'archived',
  'comments',
  'attachments',
  'shortened',
  'covers',
  'starts',
  'keptDates',
  'customFields',
  'votes',
  'trackedTime',
  'itemDetails',
] as const;
