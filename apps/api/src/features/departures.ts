import type { Departure, Departures, Reaction } from '../platform/departures.ts';
import { forgetKeyedAnswers } from '../platform/keyed-answers.ts';
import * as absence from './absence/index.ts';
import * as accountInvitation from './account-invitation/index.ts';
import * as accountMail from './account-mail/index.ts';
import * as boardView from './board-view/index.ts';
import * as calendar from './calendar/index.ts';
import * as company from './company/index.ts';
import * as crew from './crew/index.ts';
import * as device from './device/index.ts';
import * as kiosk from './kiosk/index.ts';
import * as mark from './mark/index.ts';
import * as notice from './notice/index.ts';
import * as payroll from './payroll/index.ts';
import * as person from './person/index.ts';
import * as project from './project/index.ts';
import * as projectInvitation from './project-invitation/index.ts';
import * as push from './push/index.ts';
import * as recordNews from './record-news/index.ts';
import * as recordRequest from './record-request/index.ts';
import * as session from './session/index.ts';
import * as taskArchive from './task-archive/index.ts';
import * as taskChange from './task-change/index.ts';
import * as taskStore from './task-store/index.ts';
import * as taskTemplate from './task-template/index.ts';
import * as todo from './todo/index.ts';
import * as workingTime from './working-time/index.ts';

/** The work of each deletion, in order: the features that may refuse it come first. */
export const departures: Departures = {
  whenCompanyGoes: inTurn(
    // Before its people have no company any more.
    workingTime.whenCompanyGoes,
    recordRequest.whenCompanyGoes,
    mark.whenCompanyGoes,
    payroll.whenCompanyGoes,
    person.whenCompanyGoes,
    taskStore.whenCompanyGoes,
    taskChange.whenCompanyGoes,
    taskArchive.whenCompanyGoes,
    boardView.whenCompanyGoes,
    taskTemplate.whenCompanyGoes,
    crew.whenCompanyGoes,
    kiosk.whenCompanyGoes,
    absence.whenCompanyGoes,
    project.whenCompanyGoes,
    projectInvitation.whenCompanyGoes,
    accountInvitation.whenCompanyGoes,
    notice.whenCompanyGoes,
    calendar.whenCompanyGoes,
  ),
  whenTimeZoneGoes: inTurn(workingTime.whenTimeZoneGoes, project.whenTimeZoneGoes),
  whenProjectGoes: inTurn(
    taskStore.whenProjectGoes,
    taskChange.whenProjectGoes,
    taskArchive.whenProjectGoes,
    boardView.whenProjectGoes,
    projectInvitation.whenProjectGoes,
    crew.whenProjectGoes,
    kiosk.whenProjectGoes,
    notice.whenProjectGoes,
  ),
  whenMemberGoes: inTurn(taskStore.whenMemberGoes, boardView.whenMemberGoes, crew.whenMemberGoes),
  whenPersonGoes: inTurn(
    company.whenOwnerGoes,
    workingTime.whenPersonGoes,
    recordRequest.whenPersonGoes,
    recordNews.whenPersonGoes,
    device.whenPersonGoes,
    mark.whenPersonGoes,
    crew.whenPersonGoes,
    absence.whenPersonGoes,
    // After the open records have ended, so that they count as unpaid.
    payroll.whenPersonGoes,
    project.whenPersonGoes,
    projectInvitation.whenPersonGoes,
    accountInvitation.whenPersonGoes,
    taskStore.whenPersonGoes,
    boardView.whenPersonGoes,
    todo.whenPersonGoes,
    session.whenPersonGoes,
    notice.whenPersonGoes,
    push.whenPersonGoes,
    calendar.whenPersonGoes,
    accountMail.whenPersonGoes,
  ),
  whenOwnerGoes: company.whenOwnerGoes,
  whenEmploymentEnds: inTurn(
    workingTime.whenEmploymentEnds,
    device.whenEmploymentEnds,
    crew.whenEmploymentEnds,
    recordRequest.whenEmploymentEnds,
    payroll.whenEmploymentEnds,
  ),
  whenCompanyIsLeft: inTurn(
    workingTime.whenCompanyIsLeft,
    device.whenCompanyIsLeft,
    crew.whenCompanyIsLeft,
    recordRequest.whenCompanyIsLeft,
    payroll.whenCompanyIsLeft,
    project.whenCompanyIsLeft,
    projectInvitation.whenCompanyIsLeft,
    accountInvitation.whenCompanyIsLeft,
    taskStore.whenCompanyIsLeft,
    boardView.whenCompanyIsLeft,
    ({ personId }, { session }) => forgetKeyedAnswers(personId, session),
  ),
  whenPlanGoes: person.whenPlanGoes,
  whenLineOfBusinessGoes: company.whenLineOfBusinessGoes,
};

/** Some reactions as one. They share a session, which does one thing at a time. */
function inTurn<Id, How extends Departure>(...reactions: Reaction<Id, How>[]): Reaction<Id, How> {
  return async (id: Id, how: How) => {
    for (const react of reactions) await react(id, how);
  };
}
