import { LEDGER_ACTIONS, type LedgerAction, type NoticeKind } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { OutboxEventDoc } from '../../platform/outbox/outbox-event.ts';
import { type AssignedPerson, TASKS_ASSIGNED } from '../board/index.ts';
import { CompanyModel } from '../company/index.ts';
import { LEDGER_EVENTS, type ToldEvent } from '../ledger/index.ts';
import { SlipModel } from '../payroll/index.ts';
import { PROJECT_INVITED } from '../project-invitation/index.ts';
import { REQUEST_ASKED } from '../record-request/index.ts';
import { COMMENT_EVENT, type ToldComment } from '../task-comment/index.ts';
import { followersOfTasks } from '../task-store/index.ts';
import type { NoticeDoc } from './model.ts';

/** The right that a person still needs to read a notice (NOTICE-4); `self` names nothing, and needs none. */
export type NoticeRight = 'member' | 'invited' | 'employee' | 'owner' | 'self';

/** One person who hears of an event, and what their notice names. */
export type Hearer = Pick<NoticeDoc, 'personId'> &
  Partial<Pick<NoticeDoc, 'projectId' | 'subjectId' | 'things'>>;

interface KindOfNotice {
  /** The type of its events; absent where a job makes it. */
  readonly on?: string;
  /** The acts of the ledger among them. */
  readonly actions?: readonly LedgerAction[];
  readonly right: NoticeRight;
  readonly hearers?: (event: OutboxEventDoc) => Hearer[] | Promise<Hearer[]>;
  /** An act of the ledger that takes the notices of its subject away. */
  readonly endedBy?: LedgerAction;
  /** The kind whose notice of the same act this one makes superfluous. */
  readonly replaces?: NoticeKind;
}

/** Every kind of notice: its events, who hears of them, and what they must still see (NOTICE-1, NOTICE-4). */
export const KINDS: Readonly<Record<NoticeKind, KindOfNotice>> = {
  'task-assigned': { on: TASKS_ASSIGNED, right: 'member', hearers: assignedPeople },
  'task-commented': { on: COMMENT_EVENT, right: 'member', hearers: followers },
  'task-mentioned': {
    ...{ on: COMMENT_EVENT, right: 'member', hearers: mentionedPeople },
    replaces: 'task-commented',
  },
  'task-moved': { right: 'member' },
  'project-invited': { on: PROJECT_INVITED, right: 'invited', hearers: invitedPerson },
  'record-changed': {
    ...{ on: LEDGER_EVENTS, right: 'employee', hearers: employee },
    actions: [...LEDGER_ACTIONS.record, ...LEDGER_ACTIONS.adjustment],
  },
  'request-asked': { on: REQUEST_ASKED, right: 'owner', hearers: owner },
  'request-answered': {
    ...{ on: LEDGER_EVENTS, right: 'employee', hearers: employee },
    ...{ actions: LEDGER_ACTIONS.request, replaces: 'record-changed' },
  },
  'slip-ready': {
    ...{ on: LEDGER_EVENTS, right: 'employee', hearers: paidPeople },
    ...{ actions: ['run-closed'], endedBy: 'run-reopened' },
  },
  'slip-claimed': { on: LEDGER_EVENTS, actions: ['slip-claimed'], right: 'owner', hearers: owner },
  'claim-answered': { on: LEDGER_EVENTS, actions: ['claim-answered'], right: 'employee', hearers: employee },
  'clock-usual-end': { right: 'employee' },
  'clock-longest-shift': { right: 'employee' },
  'tasks-due-tomorrow': { right: 'self' },
  'tasks-overdue': { right: 'self' },
};

export const KIND_NAMES = Object.keys(KINDS) as NoticeKind[];

/** The act of the ledger that an event tells; undefined for another event. */
export function actionOf({ type, data }: OutboxEventDoc): LedgerAction | undefined {
  return type === LEDGER_EVENTS ? (data as unknown as ToldEvent).action : undefined;
}

function assignedPeople({ subject: projectId, data }: OutboxEventDoc): Hearer[] {
  const people = data.people as readonly AssignedPerson[];
  return people.map(({ personId, taskId: subjectId, tasks: things }) => ({
    ...{ personId, projectId, subjectId, things },
  }));
}

async function followers({ data }: OutboxEventDoc): Promise<Hearer[]> {
  const { act, taskId: subjectId, projectId } = data as unknown as ToldComment;
  if (act !== 'created') return [];
  const people = (await followersOfTasks([subjectId])).get(String(subjectId)) ?? [];
  return people.map((personId) => ({ personId, projectId, subjectId }));
}

function mentionedPeople({ data }: OutboxEventDoc): Hearer[] {
  const { act, taskId: subjectId, projectId, mentionIds } = data as unknown as ToldComment;
  return act === 'created' ? mentionIds.map((personId) => ({ personId, projectId, subjectId })) : [];
}

function invitedPerson({ subject: personId, data }: OutboxEventDoc): Hearer[] {
  return [{ personId, subjectId: data.invitation as Types.ObjectId }];
}

function employee({ subject: personId, data }: OutboxEventDoc): Hearer[] {
  return [{ personId, things: (data as unknown as ToldEvent).things }];
}

async function owner({ company }: OutboxEventDoc): Promise<Hearer[]> {
  const found = await CompanyModel.findById(company, { createdBy: 1 }).lean();
  return found ? [{ personId: found.createdBy }] : [];
}

async function paidPeople({ subject: runId }: OutboxEventDoc): Promise<Hearer[]> {
  const slips = await SlipModel.find({ runId, reopened: false }, { employeeId: 1 }).lean();
  return slips.map(({ employeeId: personId }) => ({ personId, subjectId: runId }));
}
