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

/** The sources of such a file (IMPORT-2). */
export const TASK_FILE_SOURCES = ['csv', 'xlsx', 'trello', 'planka'] as const;

/** The parts of other boards that an import leaves out (IMPORT-7). */
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
