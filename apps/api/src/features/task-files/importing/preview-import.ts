import { TaskImport, type TaskImportQuery } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type BoardDoc, ProjectModel, requireRight } from '../../project/index.ts';
import { readFile } from '../reading/read-file.ts';
import { importGround } from './import-ground.ts';
import { planImport } from './plan-import.ts';

/**
 * Previews the outcome of a file on a project's board (IMPORT-3).
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own; `validation_failed` for a file that
 * cannot be read
 */
export async function previewImport(
  projectId: string,
  bytes: Buffer,
  { statuses }: TaskImportQuery,
  actor: Actor,
): Promise<TaskImport> {
  await requireRight(actor, projectId, 'change');
  const fields = { companyId: 1, memberIds: 1, columns: 1 };
  const board = await ProjectModel.findById(projectId, fields).lean<BoardDoc>();
  if (!board) throw notFound('project');
  const file = await readFile(bytes);
  const plan = planImport(file, await importGround(board, file, null), statuses ?? null);
  return answer(TaskImport, plan.answer);
}
