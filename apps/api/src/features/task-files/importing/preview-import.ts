import { TaskImport, type TaskImportQuery } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type BoardDoc, ProjectModel, requireRight } from '../../project/index.ts';
import { readInThread, type UploadedFile } from '../reading/read-in-thread.ts';
import { planImport } from './plan-import.ts';
import { readImportContext } from './read-import-context.ts';

/**
 * Previews the outcome of a file on a project's board (IMPORT-3).
 * @throws AppError `not_found` or `forbidden` for a project that the caller may not change; `validation_failed` for a
 * file that cannot be read
 */
export async function previewImport(
  projectId: string,
  file: UploadedFile,
  query: TaskImportQuery,
  actor: Actor,
): Promise<TaskImport> {
  const content = await readInThread(file);
  // The right may have ended while the file was read.
  await requireRight(actor, projectId, 'change');
  const fields = { companyId: 1, memberIds: 1, columns: 1 };
  const board = await ProjectModel.findById(projectId, fields).lean<BoardDoc>();
  if (!board) throw notFound('project');
  const plan = await planImport(content, await readImportContext(board, content, null), query);
  return answer(TaskImport, plan.answer);
}
