import type { Task } from '@faena/shared/schemas';
import type { Locator, Page } from '@playwright/test';
import { type Board, column } from '../board/board.ts';
import { newEmployee } from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';

/** The task form, new or of a task. */
export function form(page: Page, title: 'Nueva Tarea' | 'Editar Tarea' = 'Nueva Tarea'): Locator {
  return page.getByRole('dialog', { name: title });
}

/** Opens the form of a new task as a manager does, with the button of the Backlog column. */
export async function openNewTask(page: Page): Promise<Locator> {
  await column(page, 'Backlog').getByRole('button', { name: 'Añadir tarea' }).click();
  await expect(form(page).getByLabel('Título')).toBeFocused();
  return form(page);
}

/** Presses Guardar and waits until the form is gone. */
export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

/** The question that stands between unsaved changes and their loss. */
export function leaveQuestion(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Hay cambios sin guardar. ¿Salir y descartarlos?' });
}

/** Somebody of the company who is in the project; answers their id. */
export async function newMember({ manager, company, project }: Board, fullname: string): Promise<string> {
  const { username, employee } = await newEmployee(manager, company, fullname);
  await manager.api.project.addMember({ body: { projectId: project._id, username } });
  return employee._id;
}

/** All tasks of the project as the server has them. */
export function storedTasks({ manager, project }: Board): Promise<Task[]> {
  return manager.api.task.board({ params: { projectId: project._id } });
}
