import type { FaenaContract } from '@faena/shared/contract';
import type { AllHandlers } from '../kernel/call.ts';
import { absenceHandlers } from './absence/index.ts';
import { accountInvitationHandlers } from './account-invitation/index.ts';
import { auditHandlers } from './audit/index.ts';
import { boardViewHandlers } from './board-view/index.ts';
import { calendarFeedHandlers, calendarHandlers } from './calendar/index.ts';
import { checklistHandlers } from './checklist/index.ts';
import { companyHandlers } from './company/index.ts';
import { crewHandlers } from './crew/index.ts';
import { deadLetterHandlers } from './dead-letter/index.ts';
import { deviceHandlers } from './device/index.ts';
import { employeeHandlers } from './employee/index.ts';
import { homeHandlers } from './home/index.ts';
import { kioskHandlers } from './kiosk/index.ts';
import { ledgerHandlers } from './ledger/index.ts';
import { lineOfBusinessHandlers } from './line-of-business/index.ts';
import { markHandlers } from './mark/index.ts';
import { type NoticeServices, noticeHandlers } from './notice/index.ts';
import { ownerDayHandlers } from './owner-day/index.ts';
import {
  archiveHandlers,
  bankLayoutHandlers,
  conceptHandlers,
  moneyNeededHandlers,
  payLineHandlers,
  paymentHandlers,
  payPeriodHandlers,
  payrollHandlers,
  rateHandlers,
  runFileHandlers,
  runHandlers,
  slipHandlers,
  slipLinkHandlers,
  slipMailHandlers,
} from './payroll/index.ts';
import { peopleSearchHandlers } from './people-search/index.ts';
import { personHandlers } from './person/index.ts';
import { planHandlers } from './plan/index.ts';
import { projectHandlers } from './project/index.ts';
import { membershipHandlers, projectInvitationHandlers } from './project-invitation/index.ts';
import { projectRoomHandlers } from './project-room/index.ts';
import { pushHandlers } from './push/index.ts';
import { recordNewsHandlers } from './record-news/index.ts';
import { recordRequestHandlers } from './record-request/index.ts';
import { serviceHandlers } from './service/index.ts';
import {
  apiTokenHandlers,
  emailVerificationHandlers,
  sessionHandlers,
  twoStepsHandlers,
} from './session/index.ts';
import { archivedTaskHandlers, taskHandlers } from './task/index.ts';
import { taskAttachmentHandlers } from './task-attachment/index.ts';
import { taskCommentHandlers } from './task-comment/index.ts';
import { taskCoverHandlers } from './task-cover/index.ts';
import { taskFileHandlers } from './task-files/index.ts';
import { taskFollowHandlers } from './task-follow/index.ts';
import { taskLinkHandlers } from './task-link/index.ts';
import { taskTemplateHandlers } from './task-template/index.ts';
import { taskTimeHandlers } from './task-time/index.ts';
import { todayHandlers } from './today/index.ts';
import { todoHandlers } from './todo/index.ts';
import { adjustmentHandlers, recordHandlers } from './working-time/index.ts';

/** The handlers of all routes of the contract. */
export const handlers: AllHandlers<FaenaContract, NoticeServices> = {
  session: sessionHandlers,
  twoSteps: twoStepsHandlers,
  apiToken: apiTokenHandlers,
  emailVerification: emailVerificationHandlers,
  person: { ...personHandlers, ...peopleSearchHandlers },
  plan: planHandlers,
  company: companyHandlers,
  lineOfBusiness: lineOfBusinessHandlers,
  project: { ...projectHandlers, ...membershipHandlers, ...projectRoomHandlers },
  projectInvitation: projectInvitationHandlers,
  employee: employeeHandlers,
  accountInvitation: accountInvitationHandlers,
  payroll: payrollHandlers,
  rate: rateHandlers,
  concept: conceptHandlers,
  payLine: payLineHandlers,
  payment: paymentHandlers,
  moneyNeeded: moneyNeededHandlers,
  payPeriod: payPeriodHandlers,
  run: runHandlers,
  ledger: ledgerHandlers,
  runFile: runFileHandlers,
  bankLayout: bankLayoutHandlers,
  record: recordHandlers,
  adjustment: adjustmentHandlers,
  recordRequest: recordRequestHandlers,
  recordNews: recordNewsHandlers,
  notice: noticeHandlers,
  push: pushHandlers,
  home: homeHandlers,
  ownerDay: ownerDayHandlers,
  device: deviceHandlers,
  mark: markHandlers,
  crew: crewHandlers,
  kiosk: kioskHandlers,
  today: todayHandlers,
  slip: slipHandlers,
  slipLink: slipLinkHandlers,
  slipMail: slipMailHandlers,
  archive: archiveHandlers,
  audit: auditHandlers,
  deadLetter: deadLetterHandlers,
  task: taskHandlers,
  archivedTask: archivedTaskHandlers,
  boardView: boardViewHandlers,
  taskFile: taskFileHandlers,
  checklist: checklistHandlers,
  taskAttachment: taskAttachmentHandlers,
  taskComment: taskCommentHandlers,
  taskCover: taskCoverHandlers,
  taskFollow: taskFollowHandlers,
  taskLink: taskLinkHandlers,
  taskTemplate: taskTemplateHandlers,
  taskTime: taskTimeHandlers,
  todo: todoHandlers,
  calendar: calendarHandlers,
  calendarFeed: calendarFeedHandlers,
  absence: absenceHandlers,
  service: serviceHandlers,
};
