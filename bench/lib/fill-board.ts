import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { ProjectModel } from '../../apps/api/src/features/project/model.ts';
import { type TaskDoc, TaskModel } from '../../apps/api/src/features/task-store/task-model.ts';
import type { Filled } from './fill.ts';

const PLACES = [
  'bodega norte',
  'planta baja',
  'segundo nivel',
  'azotea',
  'patio de carga',
  'oficina técnica',
];
const WORKS = ['Revisar', 'Instalar', 'Cotizar', 'Pintar', 'Medir', 'Entregar', 'Reparar'];
const THINGS = ['tubería', 'cableado', 'cielo falso', 'puertas', 'ventanas', 'tablero eléctrico', 'drenaje'];
const TAGS = ['obra', 'urgente', 'cliente', 'compras', 'seguridad'];

/** Puts tasks on the board of a project, as many in every column, with one or two people on each. */
export async function fillBoard(filled: Filled, number: number, tasks: number): Promise<Types.ObjectId> {
  const projectId = pick(filled.projectIds, number);
  // Those who `fill` put into the project.
  const members = filled.employeeIds.filter((_, index) => index % filled.projectIds.length === number);
  const inserted = Array.from({ length: tasks }, (_, task): TaskDoc => {
    const at = new Date(Date.now() - task * 60_000);
    return {
      _id: new Types.ObjectId(),
      projectId,
      companyId: filled.companyId,
      title: `${pick(WORKS, task)} ${pick(THINGS, task * 3 + 1)} de ${pick(PLACES, task * 5 + 2)} ${task}`,
      description: `Coordinar con el encargado de ${pick(PLACES, task)} antes del día ${(task % 28) + 1}.`,
      priority: pick(TASK_PRIORITIES, task),
      dueDate: task % 3 === 0 ? new Date(at.getTime() + (task % 60) * 86_400_000) : null,
      estimatedHours: task % 16,
      tags: task % 2 === 0 ? [pick(TAGS, task)] : [],
      assigneeIds: members.slice(0, 1 + (task % members.length)),
      createdBy: filled.managerId,
      createdAt: at,
      updatedAt: at,
    };
  });
  await TaskModel.insertMany(inserted);
  const columns = TASK_STATUSES.map((_, column) =>
    inserted.filter((_, task) => task % TASK_STATUSES.length === column).map(({ _id }) => _id),
  );
  await ProjectModel.updateOne({ _id: projectId }, { $set: { columns } });
  return projectId;
}

function pick<T>(of: readonly T[], index: number): T {
  const item = of[index % of.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
