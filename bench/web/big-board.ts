import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import { type Board, newBoard } from '../../e2e/board/board.ts';
import { newEmployee } from '../../e2e/fixtures/api.ts';

const TAGS = ['obra', 'compras', 'cliente', 'diseño', 'permiso', 'urgente'];
const WORK = ['Cotizar', 'Revisar', 'Pintar', 'Entregar', 'Medir', 'Instalar'];
const DETAIL = 'Con las medidas del plano y tres precios, antes de la visita del jueves.';

/** Arranges a board of this many tasks, the same number in each column, such as a busy project has them. */
export async function newBigBoard(origin: string, size: number): Promise<Board> {
  const board = await newBoard(origin);
  const { manager, company, project } = board;
  const people: string[] = [];
  for (const name of ['Ana Xol', 'Beto Caal', 'Carla Tzul', 'Diego Pop']) {
    const { employee, username } = await newEmployee(manager, company, name);
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
    people.push(employee._id);
  }
  for (let index = 0; index < size; index += 1) {
    const word = WORK[index % WORK.length];
    await manager.api.task.create({
      body: {
        title: `${word} la partida ${index + 1}`,
        description: index % 3 === 0 ? '' : DETAIL,
        priority: TASK_PRIORITIES[index % TASK_PRIORITIES.length],
        status: TASK_STATUSES[index % TASK_STATUSES.length],
        tags: TAGS.slice(index % 4, (index % 4) + (index % 3)),
        dueDate: index % 2 === 0 ? '2027-03-01T06:00:00.000Z' : null,
        estimatedHours: index % 12,
        assignedTo: people.slice(0, index % 5),
        project: project._id,
      },
    });
  }
  return board;
}
