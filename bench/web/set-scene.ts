import {
  type Caller,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  signIn,
} from '../../e2e/fixtures/api.ts';
import type { Product } from '../../e2e/fixtures/start-product.ts';

const BOARD_TASKS = 1_000;

const STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;
const AT_ONCE = 8;

/** The people whose screens are measured, and what these screens show. */
export interface Scene {
  readonly admin: Caller;
  readonly manager: Caller;
  readonly employee: Caller;
  readonly companyId: string;
  readonly companyName: string;
  /** The one with the board. */
  readonly projectId: string;
}

/** A manager with one company, an employee with hours, and a board of 1,000 tasks. */
export async function setScene(product: Product): Promise<Scene> {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const credentials = await newEmployee(manager, company);
  const { employee } = credentials;
  await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 12.5 } });
  const today = new Date().toISOString().slice(0, 10);
  await manager.api.record.add({
    body: {
      employeeId: employee._id,
      startTime: `${today}T00:00:00.000Z`,
      endTime: `${today}T00:00:01.000Z`,
      reason: 'Sin conexión',
    },
  });
  const project = await newProject(manager, company, { members: [credentials.username] });
  const createTask = (number: number) =>
    manager.api.task.create({
      body: {
        title: `Revisar la entrega número ${number}`,
        description: 'Comparar lo recibido con el pedido, y anotar lo que falta antes de firmar.',
        status: STATUSES[number % STATUSES.length] ?? 'Backlog',
        tags: ['bodega', `ruta ${number % 7}`],
        estimatedHours: number % 9,
        assignedTo: number % 3 === 0 ? [employee._id] : [],
        project: project._id,
      },
    });
  for (let first = 0; first < BOARD_TASKS; first += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, BOARD_TASKS - first) },
      (_, index) => first + index,
    );
    await Promise.all(numbers.map(createTask));
  }
  return {
    admin: await signIn(product.origin, product.admin),
    manager,
    employee: await signIn(product.origin, credentials),
    companyId: company._id,
    companyName: company.name,
    projectId: project._id,
  };
}
