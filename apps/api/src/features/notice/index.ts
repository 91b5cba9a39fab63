export { whenCompanyGoes, whenPersonGoes, whenProjectGoes } from './departures.ts';
export { noticeHandlers } from './handlers.ts';
export { countUnread } from './list-notices.ts';
export { noticeMailJobs } from './mail-notices.ts';
export { noticeConsumer } from './make-notices.ts';
export { noticePushJob } from './push-notices.ts';
export { clockReminderJob } from './remind-of-clock.ts';
export { dueTasksJob } from './tell-of-due-tasks.ts';
export { movedTasksJob } from './tell-of-moved-tasks.ts';
