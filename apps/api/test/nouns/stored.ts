import {
  AbsenceNoun,
  type AnyNoun,
  CompanyNoun,
  EmployeeNoun,
  LineOfBusinessNoun,
  PersonNoun,
  PlanNoun,
  ProjectNoun,
  RecordRequestNoun,
  TaskNoun,
  TaskTemplateNoun,
  WorkRecordNoun,
} from '@faena/shared/schemas';
import type { Model } from 'mongoose';
import { AbsenceModel } from '../../src/features/absence/model.ts';
import { CompanyModel } from '../../src/features/company/model.ts';
import { LineOfBusinessModel } from '../../src/features/line-of-business/model.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { PlanModel } from '../../src/features/plan/model.ts';
import { ProjectModel } from '../../src/features/project/model.ts';
import { RecordRequestModel } from '../../src/features/record-request/model.ts';
import { TaskModel } from '../../src/features/task-store/task-model.ts';
import { TaskTemplateModel } from '../../src/features/task-template/model.ts';
import { RecordModel } from '../../src/features/working-time/model/record-model.ts';

type AnyModel = Model<Readonly<Record<string, unknown>>>;

/** Where a noun is stored, as far as its declaration does not say so. */
export interface StoredNoun {
  readonly noun: AnyNoun;
  readonly model: AnyModel;
  /** Where each field that is not plain is stored; null for one that is worked out when it is answered. */
  readonly stored: Readonly<Record<string, string | null>>;
  /** The plain fields without a fallback: each document has them, since the first version or by a migration. */
  readonly required: readonly string[];
}

const idAndTimes = { _id: '_id', createdAt: 'createdAt' };

export const NOUNS = {
  company: {
    noun: CompanyNoun,
    model: CompanyModel as unknown as AnyModel,
    stored: { ...idAndTimes, created_by: 'createdBy', line_of_business: 'lineOfBusinessId' },
    required: ['name'],
  },
  lineOfBusiness: {
    noun: LineOfBusinessNoun,
    model: LineOfBusinessModel as unknown as AnyModel,
    stored: { _id: '_id' },
    required: ['name'],
  },
  plan: {
    noun: PlanNoun,
    model: PlanModel as unknown as AnyModel,
    stored: { _id: '_id', price: 'priceCents' },
    required: ['name'],
  },
  person: {
    noun: PersonNoun,
    model: PersonModel as unknown as AnyModel,
    stored: {
      ...idAndTimes,
      rol_id: 'roleId',
      rol: null,
      subscription: 'subscriptionId',
      password: 'passwordHash',
      profilePicture: 'pictureId',
      company: 'companyId',
      hourlyRate: 'rates',
    },
    required: ['fullname', 'email', 'username'],
  },
  employee: {
    noun: EmployeeNoun,
    model: PersonModel as unknown as AnyModel,
    stored: {
      _id: '_id',
      rol_id: 'roleId',
      companyId: 'companyId',
      password: 'passwordHash',
      hourlyRate: 'rates',
      totalToPay: 'totalToPayCents',
      totalGenerated: 'earnedCents',
      unpricedHours: null,
      pendingReviews: null,
      projects: null,
      temporaryPasswordUntil: 'temporaryUntil',
      language: 'language',
    },
    required: ['fullname', 'username', 'email'],
  },
  project: {
    noun: ProjectNoun,
    model: ProjectModel as unknown as AnyModel,
    stored: {
      ...idAndTimes,
      start_date: 'startDate',
      end_date: 'endDate',
      start_day: 'startDay',
      end_day: 'endDay',
      username: 'createdBy',
      usuarios: 'memberIds',
      company_id: 'companyId',
      wipLimits: 'wipLimits',
    },
    required: ['name'],
  },
  task: {
    noun: TaskNoun,
    model: TaskModel as unknown as AnyModel,
    stored: {
      ...idAndTimes,
      id: '_id',
      updatedAt: 'updatedAt',
      assignedTo: 'assigneeIds',
      dueDate: 'dueDate',
      dueDay: 'dueDay',
      checklist: 'checklist',
      blockedBy: 'blockedBy',
      parentId: 'parentId',
      cover: 'coverId',
      recurrence: 'recurrence',
      comments: 'comments',
      attachments: 'attachments',
      // On the project's board.
      status: null,
      order: null,
      project: 'projectId',
      createdBy: 'createdBy',
    },
    required: ['title'],
  },
  taskTemplate: {
    noun: TaskTemplateNoun,
    model: TaskTemplateModel as unknown as AnyModel,
    stored: { _id: '_id', companyId: 'companyId' },
    required: ['name'],
  },
  absence: {
    noun: AbsenceNoun,
    model: AbsenceModel as unknown as AnyModel,
    stored: {
      ...{ _id: '_id', companyId: 'companyId', employeeId: 'employeeId' },
      ...{ kind: 'kind', startDate: 'startDate', endDate: 'endDate' },
    },
    required: [],
  },
  record: {
    noun: WorkRecordNoun,
    model: RecordModel as unknown as AnyModel,
    stored: {
      _id: '_id',
      employeeId: 'employeeId',
      projectId: 'projectId',
      task: 'task',
      startTime: 'startTime',
      endTime: 'endTime',
      durationHours: 'durationMs',
      cost: 'costCents',
      hourlyRate: 'rateCents',
      voided: 'voided',
      version: null,
      corrections: 'corrections',
      gaps: 'gaps',
      evidence: 'evidence',
      lunch: 'lunch',
      pieces: 'pieces',
      hasPriorPrice: 'hasPriorPrice',
      closedBy: null,
      adjustments: null,
    },
    required: [],
  },
  recordRequest: {
    noun: RecordRequestNoun,
    model: RecordRequestModel as unknown as AnyModel,
    stored: {
      _id: '_id',
      employee: 'employeeId',
      askedAt: 'askedAt',
      proposed: 'proposed',
      asked: 'asked',
      record: 'recordId',
      messages: 'messages',
      decision: 'decision',
      result: 'result',
    },
    required: [],
  },
} satisfies Readonly<Record<string, StoredNoun>>;

export type NounName = keyof typeof NOUNS;
