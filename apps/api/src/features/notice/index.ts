export { whenCompanyGoes, whenPersonGoes, whenProjectGoes } from './departures.ts';
export { noticeHandlers } from './handlers.ts';
export { noticeConsumer } from './make-notices.ts';
