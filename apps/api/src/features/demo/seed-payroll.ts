import { HOUR_MS } from '@faena/shared/domain';
import { RateChange, RecordRequestAsked } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { getEmployee, setTotalToPay } from '../employee/index.ts';
import { changeRates } from '../payroll/index.ts';
import { PersonModel } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { askRequest, listRequests } from '../record-request/index.ts';
import { correctRecord, RecordModel, splitRecord, voidRecord } from '../working-time/index.ts';
import { CORRECTED, RAISE, REQUEST, SPLIT, VOIDED } from './content/payroll.ts';
import { at, dateIn, hourOf } from './moments.ts';
import { demoActor } from './seed-people.ts';

const MINUTE_MS = HOUR_MS / 60;
const DAY_MS = 24 * HOUR_MS;

/**
 * What happened to rates and records since, oldest first: a raise, a correction, a record that was voided and one
 * that was split, and a request that waits. What a run that was cut short has done is not done again.
 */
export async function seedPayroll(manager: Actor, services: Services): Promise<void> {
  await raise(manager, services);
  await correct(manager, services);
  await voidOne(manager, services);
  await split(manager, services);
  await ask(services);
}

async function raise(manager: Actor, services: Services): Promise<void> {
  const { username, hourlyRate, day, note } = RAISE;
  const employee = await demoActor(username);
  if (await PersonModel.exists({ _id: employee.id, 'rates.1': { $exists: true } })) return;
  const { from, now } = lastDayOfMonth(day, services);
  const change = RateChange.parse({ employeeIds: [String(employee.id)], hourlyRate, from, note });
  await changeRates(change, manager, at(services, now));
}

/** The last time that this was the day of the month, not within the last days, and its morning. */
function lastDayOfMonth(day: number, { clock, config }: Services): { from: string; now: Date } {
  let days = -3;
  const date = () => dateIn(days, clock.now(), config.defaultTimezone);
  while (Number(date().slice(8)) !== day) days -= 1;
  return { from: date(), now: hourOf(9, days, clock.now(), config.defaultTimezone) };
}

async function correct(manager: Actor, services: Services): Promise<void> {
  const { username, daysAgo, minutesLater, reason } = CORRECTED;
  const { id } = await demoActor(username);
  if (await isDone(id, 'corrected')) return;
  const record = await recordOf(id, daysAgo, services);
  const endTime = new Date(+record.endTime + minutesLater * MINUTE_MS).toISOString();
  await correctRecord(String(record._id), { endTime, reason }, manager, dayAfter(record, services));
  await payInFull(id, manager, services);
}

async function voidOne(manager: Actor, services: Services): Promise<void> {
  const { username, daysAgo, reason } = VOIDED;
  const { id } = await demoActor(username);
  if (await RecordModel.exists({ employeeId: id, voided: { $exists: true } })) return;
  const record = await recordOf(id, daysAgo, services);
  await voidRecord(String(record._id), { reason }, manager, dayAfter(record, services));
  await payInFull(id, manager, services);
}

async function split(manager: Actor, services: Services): Promise<void> {
  const { username, daysAgo, reason } = SPLIT;
  const { id } = await demoActor(username);
  if (await isDone(id, 'split')) return;
  const record = await recordOf(id, daysAgo, services);
  const other = await ProjectModel.findOne({
    companyId: record.companyId,
    _id: { $ne: record.projectId },
  }).lean();
  const half = new Date(Math.floor((+record.startTime + +record.endTime) / 2 / MINUTE_MS) * MINUTE_MS);
  const secondProjectId = other ? String(other._id) : null;
  const asked = { at: half.toISOString(), secondProjectId, reason };
  await splitRecord(String(record._id), asked, manager, dayAfter(record, services));
  await payInFull(id, manager, services);
}

async function ask(services: Services): Promise<void> {
  const { username, daysAgo, afterMinutes, minutes, reason } = REQUEST;
  const employee = await demoActor(username);
  const asked = await listRequests({ open: false }, employee, null);
  if (Array.isArray(asked) && asked.length > 0) return;
  const { endTime } = await recordOf(employee.id, daysAgo, services);
  const from = +endTime + afterMinutes * MINUTE_MS;
  const times = {
    startTime: new Date(from).toISOString(),
    endTime: new Date(from + minutes * MINUTE_MS).toISOString(),
  };
  await askRequest(RecordRequestAsked.parse({ ...times, reason }), employee, services);
}

/** The last record of somebody that ended so many days ago or earlier. */
async function recordOf(employeeId: Actor['id'], daysAgo: number, { clock }: Services) {
  const before = new Date(+clock.now() - daysAgo * DAY_MS);
  const record = await RecordModel.findOne({ employeeId, endTime: { $lt: before } })
    .sort({ startTime: -1, _id: -1 })
    .orFail()
    .lean();
  if (!record.endTime) throw new RangeError('A record that ended has an end');
  return { ...record, endTime: record.endTime };
}

function isDone(employeeId: Actor['id'], kind: 'corrected' | 'split') {
  return RecordModel.exists({ employeeId, 'corrections.kind': kind });
}

/** The services as they were when the manager looked at a record the next day. */
function dayAfter({ endTime }: { endTime: Date }, services: Services): Services {
  return at(services, new Date(Math.min(+endTime + 16 * HOUR_MS, +services.clock.now())));
}

async function payInFull(id: Actor['id'], manager: Actor, services: Services): Promise<void> {
  const { totalGenerated } = await getEmployee(String(id), manager, services);
  await setTotalToPay(String(id), totalGenerated, manager, services);
}
