import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import type { Actor, Authenticated } from '../../kernel/actor.ts';
import { isPayClosed } from '../../platform/pay-lock.ts';
import type { Services } from '../../platform/services.ts';
import { readWorkplace } from '../company/index.ts';
import { countCrews } from '../crew/index.ts';
import { countUnread } from '../notice/index.ts';
import { countWaitingSlips, ownPay } from '../payroll/index.ts';
import { PersonModel } from '../person/index.ts';
import { idsOfReceived } from '../project-invitation/index.ts';
import { countNews } from '../record-news/index.ts';
import { countAnswered, findForgotten, findSilence } from '../record-request/index.ts';
import { payLockOf } from '../session/index.ts';
import { tasksOfToday } from '../task/index.ts';
import { expectedEnds, readOwnDay } from '../working-time/index.ts';
import { type OwnProject, ownProjects, recentProjects } from './recent-projects.ts';

/** The first screen of the calling employee. Each feature computes its part, all at once (PHONE-10). */
export async function getHome({ actor, session }: Authenticated, services: Services): Promise<Home> {
  const now = services.clock.now();
  // Each read once, for its own part and for the right to read notices.
  const [received, mine] = [idsOfReceived(actor), ownProjects(actor)];
  const memberships = Promise.all([received, mine]).then(([invitationIds, projects]) => ({
    invitationIds,
    projectIds: projects.map(({ _id }) => _id),
  }));
  const [
    { company, ...day },
    person,
    paid,
    slips,
    requests,
    invitations,
    news,
    tasks,
    crews,
    forgotten,
    ends,
    { unread },
  ] = await Promise.all([
    readDay(actor, mine, now),
    PersonModel.findById(actor.id, { language: 1, pin: 1 }).lean(),
    ownPay(actor, services),
    countWaitingSlips(actor),
    countAnswered(actor),
    received,
    countNews(actor),
    tasksOfToday(actor, now),
    countCrews(actor),
    findForgotten(actor),
    expectedEnds(actor),
    countUnread(actor, memberships),
  ]);
  return {
    language: person?.language ?? null,
    company,
    ...paid,
    ...(isPayClosed(session, services.clock) && { pay: null }),
    payLock: payLockOf(session, person, services.clock),
    ...day,
    waiting: { ...slips, requests, invitations: invitations.length, news },
    tasks,
    unread,
    crews,
    forgotten,
    expectedEnds: ends,
  };
}

/** Today is the company's day. A silence is asked about where the clock runs by itself (TIME-68). */
async function readDay(
  actor: Actor,
  mine: Promise<readonly OwnProject[]>,
  now: Date,
): Promise<Pick<Home, 'company' | 'clock' | 'today' | 'lunch' | 'recentProjects' | 'silence'>> {
  const company = await readWorkplace(actor);
  const timeZone = company?.timezone ?? 'UTC';
  const midnight = startOfDate(calendarDateOf(now, timeZone), timeZone);
  const [{ silence, ...day }, projects] = await Promise.all([
    readOwnDay(actor, midnight),
    company ? recentProjects(actor, mine) : [],
  ]);
  const isAsked = company?.marking === 'automatic' && silence?.companyId.equals(company._id);
  return {
    company,
    ...day,
    recentProjects: projects,
    silence: silence && isAsked ? await findSilence(actor, silence) : null,
  };
}
