import { HOUR_MS, type MarkKind } from '@faena/shared/domain';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { setForemen } from '../crew/index.ts';
import { stampFor, storeDevice } from '../device/index.ts';
import { denyMarks, MarkModel, sendMarks } from '../mark/index.ts';
import { ProjectModel } from '../project/index.ts';
import { closeLostRecords, RecordModel } from '../working-time/index.ts';
import { COMPANIES } from './content/group.ts';
import {
  AHEAD,
  BODEGA,
  CONTRADICTED,
  CREW,
  FOREMAN,
  FORGOT,
  OWN_PHONES,
  WITHOUT_SIGNAL,
} from './content/obra.ts';
import { MarkingPhone } from './marking-phone.ts';
import { at, dateIn, hourOf } from './moments.ts';
import { demoActor } from './seed-people.ts';
import { FORTNIGHT_DAYS } from './shifts.ts';

/** The presses of a workday, by the hour; the last one ends it. */
const PRESSES: readonly (readonly [hour: number, kind: MarkKind])[] = [
  [7, 'in'],
  [12, 'pause'],
  [13, 'back'],
  [16.5, 'out'],
];

const MINUTE_MS = HOUR_MS / 60;

/** A day on the site, counted from today, and how many workdays before the last whole one it is: -1 is today. */
interface Workday {
  readonly day: number;
  readonly ago: number;
}

/** A phone, its owner, and the people it marks. */
interface Marker {
  readonly owner: Actor;
  readonly marks: readonly Actor[];
  readonly aheadMs: number;
}

/**
 * The fortnight of the company that marks by button: a foreman marks part of the crew, the others mark themselves. Some
 * marks come from a day without a signal, two people forget their Salida, and one denies a mark (MARK-22) (CREW-5). An
 * interrupted seeding continues after the last mark of each phone, on a new one.
 */
export async function seedMarks(manager: Actor, services: Services): Promise<void> {
  const { _id: projectId } = await ProjectModel.findOne({ name: BODEGA.name }, { _id: 1 }).orFail().lean();
  const foreman = await demoActor(FOREMAN);
  const begun = at(services, momentOf(6, 1 - FORTNIGHT_DAYS, services));
  await setForemen(String(projectId), [String(foreman.id)], manager, begun);
  const crew = await Promise.all(CREW.map(({ username }) => demoActor(username)));
  const own = crew.filter(({ username }) => OWN_PHONES.includes(username));
  const others = crew.filter((one) => !own.includes(one));
  const markers = [
    { owner: foreman, marks: others, aheadMs: 0 },
    ...own.map((owner) => ({
      owner,
      marks: [owner],
      aheadMs: owner.username === AHEAD.username ? AHEAD.hours * HOUR_MS : 0,
    })),
  ];
  for (const marker of markers) await markFortnight(marker, String(projectId), services);
  await endForgotten(services);
  await deny(services);
}

/** The marks of one phone over the fortnight. */
async function markFortnight(marker: Marker, projectId: string, services: Services): Promise<void> {
  const { owner, aheadMs } = marker;
  const latest = await MarkModel.findOne({ deviceName: nameOf(owner) })
    .sort({ at: -1 })
    .lean();
  const days = workdaysOf(services).filter(({ day }) => !latest || latest.at < momentOf(0, day, services));
  const [first] = days;
  if (!first) return;
  let now = momentOf(6.5, first.day, services);
  const phone = new MarkingPhone(() => now);
  phone.aheadMs = aheadMs;
  await register(phone, owner, at(services, now));
  const send = async () => phone.take(await sendMarks(phone.id, phone.batch(), at(services, now)));
  for (const workday of days) {
    if (workday.ago < 0) await endForgotten(services);
    if (phone.waiting.length > 0) {
      now = momentOf(6.5, workday.day, services);
      await send();
    }
    for (const { kind, moment } of pressesOn(workday, owner, services)) {
      now = moment;
      for (const person of marker.marks) {
        if (kind === 'out' && workday.ago === 0 && FORGOT.includes(person.username)) continue;
        phone.press(kind, {
          ...(kind === 'out' || kind === 'pause' ? {} : { projectId }),
          ...(person.id.equals(owner.id) ? {} : { personId: String(person.id), projectId }),
        });
      }
      if (!WITHOUT_SIGNAL.includes(workday.ago)) await send();
    }
  }
}

/** Gives a phone to its owner. */
async function register(phone: MarkingPhone, owner: Actor, { clock, config }: Services): Promise<void> {
  const now = clock.now();
  const asked = { name: nameOf(owner), publicKey: phone.publicKey, own: true };
  const { device } = await transaction((session) => storeDevice(owner.id, asked, now, session));
  phone.id = String(device._id);
  phone.keep(stampFor(device._id, now, config.jwtSecret));
}

/** Ends the records without a Salida at the longest shift, as the product does by itself. */
async function endForgotten(services: Services): Promise<void> {
  const last = workdaysOf(services).find(({ ago }) => ago === 0);
  if (!last) return;
  const over = Math.min(+momentOf(13 + 13, last.day, services), +services.clock.now());
  await closeLostRecords(at(services, new Date(over)));
}

/** Somebody was not there when the foreman marked them. */
async function deny(services: Services): Promise<void> {
  const actor = await demoActor(CONTRADICTED.username);
  const workday = workdaysOf(services).find(({ ago }) => ago === CONTRADICTED.workdaysAgo);
  if (!workday) return;
  const from = momentOf(12.5, workday.day, services);
  const record = await RecordModel.findOne({ employeeId: actor.id, startTime: { $gte: from } })
    .sort({ startTime: 1 })
    .orFail()
    .lean();
  await denyMarks(String(record._id), actor, at(services, momentOf(18, workday.day, services)));
}

/** The weekdays of the fortnight, oldest first. */
function workdaysOf({ clock }: Services): Workday[] {
  const days = Array.from({ length: FORTNIGHT_DAYS }, (_, index) => index + 1 - FORTNIGHT_DAYS);
  const worked = days.filter((day) => {
    const weekday = new Date(`${dateIn(day, clock.now(), COMPANIES.obra.timezone)}T00:00:00Z`).getUTCDay();
    return weekday > 0 && weekday < 6;
  });
  const whole = worked.filter((day) => day < 0);
  return worked.map((day, index) => ({ day, ago: whole.length - 1 - index }));
}

/** The presses of a day; of today, those of stretches that are over. */
function pressesOn({ day, ago }: Workday, owner: Actor, services: Services) {
  const presses = PRESSES.map(([hour, kind], index) => {
    const late = minutesLate(day, index, owner) * MINUTE_MS;
    return { kind, moment: new Date(+momentOf(hour, day, services) + late) };
  });
  if (ago >= 0) return presses;
  const over = presses.filter(({ moment }) => moment < services.clock.now()).length;
  // A stretch has two presses.
  return presses.slice(0, over - (over % 2));
}

/** An hour of a day that is some days from today, where the site is. */
function momentOf(hour: number, day: number, { clock }: Services): Date {
  return hourOf(hour, day, clock.now(), COMPANIES.obra.timezone);
}

/** How many minutes after the hour somebody presses; a day always gives the same. */
function minutesLate(day: number, press: number, { username }: Actor): number {
  return (Math.abs(day) * 7 + press * 5 + username.length * 3) % 11;
}

/** The name of a phone, such as *Teléfono de Juana*. */
function nameOf({ username }: Actor): string {
  const fullname = CREW.find((one) => one.username === username)?.fullname ?? username;
  return `Teléfono de ${fullname.split(' ', 1)}`;
}
