export { whenPersonGoes } from './departures.ts';
export { type Noting, noteAccountMail } from './note-mail.ts';
export { accountMailConsumer, accountMailJob } from './send-mails.ts';
export { takeOverJob } from './take-over.ts';
