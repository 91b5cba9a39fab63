import { HOUR_MS } from '@faena/shared/domain';
import { NewAdjustment, NewPayLine, RateChange, RecordRequestAsked } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { getEmployee, setTotalToPay } from '../employee/index.ts';
import { addLine, changeRates, LineModel } from '../payroll/index.ts';
import { PersonModel } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import { askRequest, listRequests } from '../record-request/index.ts';
import {
  AdjustmentModel,
  closeLostRecords,
  correctRecord,
  makeAdjustment,
  noteHeartbeat,
  RecordModel,
  splitRecord,
  startRecord,
  voidRecord,
} from '../working-time/index.ts';
import { ADJUSTED, ADVANCE, CORRECTED, LOST, RAISE, REQUEST, SPLIT, VOIDED } from './content/payroll.ts';
import { at, dateIn, hourOf } from './moments.ts';
import { demoActor } from './seed-people.ts';
import { type Step, seedAnswers } from './seed-runs.ts';

const MINUTE_MS = HOUR_MS / 60;
const ANSWERED_DAYS_AGO = 10;

/**
 * Events since the last run, oldest first: answers, a correction, a void, a split, a review, a line and a request. The
 * work of an interrupted seeding is not repeated.
 */
export async function seedPayroll(manager: Actor, services: Services): Promise<void> {
  await seedAnswers(
    at(services, hourOf(19, -ANSWERED_DAYS_AGO, services.clock.now(), services.config.defaultTimezone)),
  );
  await correct(manager, services);
  await voidOne(manager, services);
  await split(manager, services);
  await lose(manager, services);
  await adjust(manager, services);
  await advance(manager, services);
  await ask(services);
}

/** The start of the record that loses its signal, the last of its person. */
export function lostAt({ clock, config }: Services): Date {
  return hourOf(LOST.hour, -LOST.daysAgo, clock.now(), config.defaultTimezone);
}

/** Loses the signal of a record one evening. */
async function lose(manager: Actor, services: Services): Promise<void> {
  const { username, heardMinutes } = LOST;
  const employee = await demoActor(username);
  if (await RecordModel.exists({ employeeId: employee.id, endReason: 'lost_signal' })) return;
  const from = lostAt(services);
  const heard = new Date(+from + heardMinutes * MINUTE_MS);
  const input = { employeeId: String(employee.id), projectId: null, resume: false, marked: false };
  const { data: record } = await startRecord(input, employee, at(services, from));
  await noteHeartbeat({ timesheetId: record._id }, employee, at(services, heard));
  await closeLostRecords(at(services, new Date(+heard + HOUR_MS)));
  await payInFull(employee.id, manager, services);
}

async function adjust(manager: Actor, services: Services): Promise<void> {
  const { username, daysAgo, minutesLater, reason } = ADJUSTED;
  const { id } = await demoActor(username);
  if (await AdjustmentModel.exists({ employeeId: id })) return;
  const { _id, endTime } = await recordOf(id, daysAgo, services);
  const becomes = new Date(+endTime + minutesLater * MINUTE_MS).toISOString();
  await makeAdjustment(
    NewAdjustment.parse({ recordId: String(_id), endTime: becomes, reason }),
    manager,
    services,
  );
}

async function advance(manager: Actor, services: Services): Promise<void> {
  const { username, ...line } = ADVANCE;
  const { id } = await demoActor(username);
  if (await LineModel.exists({ employeeId: id })) return;
  const { companyId } = await PersonModel.findById(id).orFail().lean();
  const asked = { companyId: String(companyId), employeeId: String(id), ...line };
  await addLine(NewPayLine.parse(asked), manager, services);
}

/** Raises the rate of a person. */
export function raiseOf(manager: Actor, services: Services): Step {
  const { username, hourlyRate, day, note } = RAISE;
  const { from, now } = lastDayOfMonth(day, services);
  return {
    at: now,
    take: async (then) => {
      const employee = await demoActor(username);
      if (await PersonModel.exists({ _id: employee.id, 'rates.1': { $exists: true } })) return;
      const change = RateChange.parse({ employeeIds: [String(employee.id)], hourlyRate, from, note });
      await changeRates(change, manager, then);
    },
  };
}

/** The last date with this day of the month, at least three days ago, and its morning. */
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

/** A person's last record that ended `daysAgo` days ago or earlier, regardless of the present hour. */
async function recordOf(employeeId: Actor['id'], daysAgo: number, { clock, config }: Services) {
  const before = hourOf(0, 1 - daysAgo, clock.now(), config.defaultTimezone);
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

/** The services on the next day, when the manager looked at a record. */
function dayAfter({ endTime }: { endTime: Date }, services: Services): Services {
  return at(services, new Date(Math.min(+endTime + 16 * HOUR_MS, +services.clock.now())));
}

async function payInFull(id: Actor['id'], manager: Actor, services: Services): Promise<void> {
  const { totalGenerated } = await getEmployee(String(id), manager, services);
  await setTotalToPay(String(id), totalGenerated, manager, services);
}
