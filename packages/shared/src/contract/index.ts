import { absence } from './absence.ts';
import { accountInvitation } from './account-invitation.ts';
import { adjustment } from './adjustment.ts';
import { apiToken } from './api-token.ts';
import { archive } from './archive.ts';
import { archivedTask } from './archived-task.ts';
import { audit } from './audit.ts';
import { bankLayout } from './bank-layout.ts';
import { boardView } from './board-view.ts';
import { calendar } from './calendar.ts';
import { calendarFeed } from './calendar-feed.ts';
import { checklist } from './checklist.ts';
import { company } from './company.ts';
import { concept } from './concept.ts';
import { crew } from './crew.ts';
import { deadLetter } from './dead-letter.ts';
import { device } from './device.ts';
import { emailVerification } from './email-verification.ts';
import { employee } from './employee.ts';
import { home } from './home.ts';
import { kiosk } from './kiosk.ts';
import { ledger } from './ledger.ts';
import { lineOfBusiness } from './line-of-business.ts';
import { mark } from './mark.ts';
import { moneyNeeded } from './money-needed.ts';
import { notice } from './notice.ts';
import { ownerDay } from './owner-day.ts';
import { payLine } from './pay-line.ts';
import { payPeriod } from './pay-period.ts';
import { payment } from './payment.ts';
import { payroll } from './payroll.ts';
import { person } from './person.ts';
import { plan } from './plan.ts';
import { project } from './project.ts';
import { projectInvitation } from './project-invitation.ts';
import { push } from './push.ts';
import { rate } from './rate.ts';
import { record } from './record.ts';
import { recordNews } from './record-news.ts';
import { recordRequest } from './record-request.ts';
import type { Contract } from './route.ts';
import { run } from './run.ts';
import { runFile } from './run-file.ts';
import { service } from './service.ts';
import { session } from './session.ts';
import { slip } from './slip.ts';
import { slipLink } from './slip-link.ts';
import { slipMail } from './slip-mail.ts';
import { task } from './task.ts';
import { taskAttachment } from './task-attachment.ts';
import { taskComment } from './task-comment.ts';
import { taskCover } from './task-cover.ts';
import { taskFile } from './task-file.ts';
import { taskFollow } from './task-follow.ts';
import { taskLink } from './task-link.ts';
import { taskTemplate } from './task-template.ts';
import { taskTime } from './task-time.ts';
import { today } from './today.ts';
import { todo } from './todo.ts';
import { twoSteps } from './two-steps.ts';

/** Every route of the API, by noun and verb. */
export const contract = {
  session,
  twoSteps,
  emailVerification,
  apiToken,
  person,
  plan,
  company,
  lineOfBusiness,
  project,
  projectInvitation,
  employee,
  accountInvitation,
  payroll,
  rate,
  concept,
  payLine,
  payment,
  moneyNeeded,
  payPeriod,
  run,
  ledger,
  record,
  adjustment,
  recordRequest,
  recordNews,
  notice,
  push,
  home,
  ownerDay,
  device,
  mark,
  crew,
  kiosk,
  today,
  runFile,
  bankLayout,
  slip,
  slipLink,
  slipMail,
  archive,
  archivedTask,
  audit,
  deadLetter,
  task,
  boardView,
  taskFile,
  checklist,
  taskAttachment,
  taskComment,
  taskCover,
  taskFollow,
  taskLink,
  taskTemplate,
  taskTime,
  todo,
  calendar,
  calendarFeed,
  absence,
  service,
} satisfies Contract;

export type FaenaContract = typeof contract;

export * from './paging.ts';
export * from './route.ts';
