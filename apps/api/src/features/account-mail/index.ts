export { whenPersonGoes } from './departures.ts';
export { type Noting, noteAccountMail } from './note-mail.ts';
export { startAccountMails } from './send-mails.ts';
