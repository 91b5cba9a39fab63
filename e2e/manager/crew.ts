import type { Company, Employee, Project, WorkRecord } from '@faena/shared/schemas';
import type { Page } from '@playwright/test';
import {
  activate,
  type Caller,
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
} from '../fixtures/api.ts';
import type { Credentials } from '../fixtures/start-product.ts';

/** A manager with a company, and somebody who works there for 10.50 an hour. */
export interface Crew {
  manager: Caller;
  company: Company;
  employee: Employee;
  credentials: Credentials;
  project: Project;
  /** Adds a record of Thursday 5 March 2026, from and to a time `HH:mm` in Guatemala. */
  worked(from: string, to: string): Promise<WorkRecord>;
  records(): Promise<WorkRecord[]>;
}

export async function newCrew(origin: string): Promise<Crew> {
  const manager = await newManager(origin);
  const company = await newCompany(manager);
  const { employee, username, password } = await newEmployee(manager, company);
  const project = await newProject(manager, company, { name: 'Muelle', members: [username] });
  await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 10.5 } });
  return {
    manager,
    company,
    employee,
    credentials: { username, password },
    project,
    worked: (from, to) =>
      manager.api.record.add({
        body: {
          employeeId: employee._id,
          startTime: instant(from),
          endTime: instant(to),
          reason: 'Olvidado.',
        },
      }),
    records: async () => {
      const answer = await manager.api.record.get({ params: { id: employee._id } });
      return Array.isArray(answer) ? answer : [];
    },
  };
}

function instant(time: string): string {
  return new Date(`2026-03-05T${time}:00-06:00`).toISOString();
}

/** Opens the planilla of Thursday 5 March 2026, unless the address says otherwise. */
export async function openPlanilla(
  page: Page,
  { manager, company }: Crew,
  address: { fecha?: string; empleado?: string } = {},
): Promise<void> {
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto(`/planilla?${new URLSearchParams({ periodo: 'day', fecha: '2026-03-05', ...address })}`);
}
