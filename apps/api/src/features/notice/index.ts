export { whenCompanyGoes, whenPersonGoes, whenProjectGoes } from './departures.ts';
export { noticeHandlers } from './handlers.ts';
export { noticeMailJobs } from './mail/mail-notices.ts';
export { noticeConsumer } from './make-notices.ts';
