import { z } from 'zod';
import { Company } from './company.ts';
import { PayCalendar } from './pay-calendar.ts';
import { PayLock } from './pin.ts';
import { Id, Instant, Named } from './primitives.ts';
import { ForgottenEnd, WorkRecord } from './record.ts';
import { OwnLanguage } from './session.ts';
import { SlipFigures } from './slip.ts';
import { Task } from './task.ts';

/** A record of today for its clock, without money. */
const Stretch = WorkRecord.pick({ _id: true, startTime: true, endTime: true });

/** The fields of a task of today. */
const HomeTask = Task.pick({
  id: true,
  title: true,
  status: true,
  priority: true,
  dueDate: true,
  dueDay: true,
  project: true,
});
export type HomeTask = z.infer<typeof HomeTask>;

/** The numbers of things that wait for the employee (PHONE-11). */
const Waiting = z.object({
  /** Slips without an answer. */
  slips: z.number().int(),
  /** Slips with a claim that was answered. */
  claims: z.number().int(),
  /** Open requests whose last message is a manager's. */
  requests: z.number().int(),
  /** Invitations to projects. */
  invitations: z.number().int(),
  /** Unseen changes by managers (REQUEST-5). */
  news: z.number().int(),
});

/** The period of today as its planilla pays it now, with the running record (PHONE-9). */
const HomePay = SlipFigures.pick({ ms: true, gross: true, net: true, unpricedHours: true }).extend({
  pendingReviews: z.number().int(),
});

/** The first screen of an employee (PHONE-10). Without a company there is no calendar and no pay. */
export const Home = z.object({
  language: OwnLanguage.nullable(),
  company: Company.nullable(),
  calendar: PayCalendar.nullable(),
  /** The newest record. */
  clock: WorkRecord.pick({
    _id: true,
    startTime: true,
    endTime: true,
    endReason: true,
    needsReview: true,
  }).nullable(),
  /** The records with time of today in the company, oldest first; none of them is voided. */
  today: z.array(Stretch),
  /** The ends of the running record of a person who marks, which the clock reminds of; null without one (MARK-26). */
  expectedEnds: z.object({ recordId: Id, longest: Instant, usual: Instant.nullable() }).nullable(),
  /** Null while its lock is closed (PIN-1). */
  pay: HomePay.nullable(),
  /** Null where no lock closes it: in a session that is not on an own device. */
  payLock: PayLock.nullable(),
  /** The projects to choose from at work, at most MAX_HOME_PROJECTS, those worked on last first (MARK-25). */
  recentProjects: z.array(Named.extend({ usesCode: z.boolean() })),
  waiting: Waiting,
  /** The tasks that are due by today or under way; `first` has at most MAX_HOME_TASKS of them. */
  tasks: z.object({ total: z.number().int(), first: z.array(HomeTask) }),
  /** The unread notices, counted to 100 (NOTICE-5). */
  unread: z.number().int(),
  /** In how many projects the employee may mark others (CREW-4). */
  crews: z.number().int(),
  /** The lunch that the end of the running record deducts, if that comes after it (LUNCH-7); null for none. */
  lunch: z.object({ from: Instant, until: Instant }).nullable(),
  /** The latest record with a forgotten Salida, until somebody states its end (MARK-22). */
  forgotten: ForgottenEnd.extend({
    recordId: Id,
    startTime: Instant,
    /** The end of its paid time until then (MARK-21). */
    endTime: Instant,
    projectId: Id.nullable(),
  }).nullable(),
  /** The last time of today or yesterday without a signal, until its person or a manager settles it (TIME-68). */
  silence: z
    .object({
      /** The record before it, which a lost signal ended. */
      recordId: Id,
      from: Instant,
      /** The start of the next record. */
      until: Instant,
      projectId: Id.nullable(),
    })
    .nullable(),
});
export type Home = z.infer<typeof Home>;
