import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { getEmployee, setTotalToPay } from '../employee/index.ts';
import { ProjectModel } from '../project/index.ts';
import { RecordModel, startRecord, stopRecord } from '../working-time/index.ts';
import { COMPANIES } from './content/group.ts';
import type { DemoEmployee } from './content/shapes.ts';
import { at } from './moments.ts';
import { demoActor } from './seed-people.ts';
import { type Shift, shiftsOf } from './shifts.ts';

/** The working time of the `index`th employee, or some of their shifts, each on one of their projects. */
export async function seedHours(
  { username, company }: DemoEmployee,
  index: number,
  manager: Actor,
  services: Services,
  these: (shifts: Shift[]) => Shift[] = (shifts) => shifts,
): Promise<void> {
  const employee = await demoActor(username);
  const employeeId = String(employee.id);
  const projects = await ProjectModel.find({ memberIds: employee.id }, { startDate: 1 }).lean();
  const shifts = these(shiftsOf(index, services.clock.now(), COMPANIES[company].timezone));
  for (const [nth, shift] of (await pending(shifts, employee)).entries()) {
    const begun = projects.filter(({ startDate }) => startDate <= shift.from);
    const project = begun[nth % Math.max(begun.length, 1)];
    const projectId = project ? String(project._id) : null;
    const input = { employeeId, projectId, resume: false };
    const { data: record } = await startRecord(input, employee, at(services, shift.from));
    const ending = { timesheetId: record._id, reason: shift.reason };
    await stopRecord(ending, employee, at(services, shift.to));
  }
  const { totalGenerated } = await getEmployee(employeeId, manager, services);
  await setTotalToPay(employeeId, totalGenerated, manager, services);
}

/** The shifts not recorded yet; one that was cut short is among them, to be ended. */
async function pending(shifts: Shift[], { id }: Actor): Promise<Shift[]> {
  const last = await RecordModel.findOne({ employeeId: id }).sort({ startTime: -1, _id: -1 }).lean();
  if (!last) return shifts;
  return shifts.filter(({ from }) => (last.open ? from >= last.startTime : from > last.startTime));
}
