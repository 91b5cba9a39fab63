import { MAX_IMPORT_TASKS, TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import { type Board, newBoard } from '../../e2e/board/board.ts';
import { newEmployee } from '../../e2e/fixtures/api.ts';

const TAGS = ['obra', 'compras', 'cliente', 'diseño', 'permiso', 'urgente'];
const WORK = ['Cotizar', 'Revisar', 'Pintar', 'Entregar', 'Medir', 'Instalar'];
const DETAIL = 'Con las medidas del plano y tres precios, antes de la visita del jueves.';
const HEADS = 'Title;Description;Priority;Status;Assignees;Due date;Estimated hours;Tags';

/** Arranges a board of this many tasks, the same number in each column, such as a busy project has them. */
export async function newBigBoard(origin: string, size: number): Promise<Board> {
  const board = await newBoard(origin);
  const { manager, company, project } = board;
  const people: string[] = [];
  for (const name of ['Ana Xol', 'Beto Caal', 'Carla Tzul', 'Diego Pop']) {
    const { username } = await newEmployee(manager, company, name);
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
    people.push(username);
  }
  for (let first = 0; first < size; first += MAX_IMPORT_TASKS) {
    const rows = Array.from({ length: Math.min(MAX_IMPORT_TASKS, size - first) }, (_, index) =>
      rowOf(first + index, people),
    );
    await manager.api.taskFile.import({
      params: { projectId: project._id },
      query: {},
      body: new Blob([[HEADS, ...rows].join('\n')]),
    });
  }
  return board;
}

/** A line of the file that makes the tasks, which is quicker than one request for each. */
function rowOf(index: number, people: readonly string[]): string {
  return [
    titleOf(index + 1),
    index % 3 === 0 ? '' : DETAIL,
    TASK_PRIORITIES[index % TASK_PRIORITIES.length],
    TASK_STATUSES[index % TASK_STATUSES.length],
    people.slice(0, index % 5).join(','),
    index % 2 === 0 ? '2027-03-01' : '',
    index % 12,
    TAGS.slice(index % 4, (index % 4) + (index % 3)).join(','),
  ].join(';');
}

/** The title of the task with this number, from 1 on. */
export function titleOf(number: number): string {
  return `${WORK[(number - 1) % WORK.length]} la partida ${number}`;
}
