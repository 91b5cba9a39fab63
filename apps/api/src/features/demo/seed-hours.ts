import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { getEmployee, setTotalToPay } from '../employee/index.ts';
import { ProjectModel } from '../project/index.ts';
import { RecordModel, recordShifts } from '../working-time/index.ts';
import { COMPANIES } from './content/group.ts';
import type { DemoEmployee } from './content/shapes.ts';
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
  const projects = await ProjectModel.find({ memberIds: employee.id }, { name: 1, startDate: 1 }).lean();
  const shifts = these(shiftsOf(index, services.clock.now(), COMPANIES[company].timezone));
  const worked = (await pending(shifts, employee)).map((shift, nth) => {
    const begun = projects.filter(({ startDate }) => startDate <= shift.from);
    return { ...shift, project: begun[nth % Math.max(begun.length, 1)] ?? null };
  });
  await recordShifts(employee.id, worked);
  const { totalGenerated } = await getEmployee(employeeId, manager, services);
  await setTotalToPay(employeeId, totalGenerated, manager, services);
}

/** The shifts that are not recorded yet: an interrupted seeding has all of a person's, or none. */
async function pending(shifts: Shift[], { id }: Actor): Promise<Shift[]> {
  const last = await RecordModel.findOne({ employeeId: id }).sort({ startTime: -1, _id: -1 }).lean();
  return last ? shifts.filter(({ from }) => from > last.startTime) : shifts;
}
