import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Visit } from './render-route.tsx';

/** The task form, once it is open. */
export function findTaskForm(title: 'Nueva Tarea' | 'Editar Tarea' = 'Nueva Tarea'): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: title });
}

/** Opens the form of a new task as a manager, with the button of the Backlog column. */
export async function openNewTask({ user }: Visit): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Añadir tarea' }));
  return findTaskForm();
}

/** A field of the task form, by its label. */
export function fieldOf(form: HTMLElement, label: string): HTMLElement {
  return within(form).getByLabelText(label);
}

/** Presses Guardar. */
export function pressSave({ user }: Visit, form: HTMLElement): Promise<void> {
  return user.click(within(form).getByRole('button', { name: 'Guardar' }));
}

/** Presses Guardar and waits until the form is gone. */
export async function saveTask(visit: Visit, form: HTMLElement): Promise<void> {
  await pressSave(visit, form);
  await expectGone(form);
}

/** Waits until an element has left the page. */
export async function expectGone(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).not.toBeInTheDocument());
}

/** The tags of the form, in their order. */
export function tagsOf(form: HTMLElement): string[] {
  return within(form)
    .queryAllByRole('button', { name: /^Quitar / })
    .map((chip) => chip.getAttribute('aria-label')?.replace('Quitar ', '') ?? '');
}

const LEAVE = { name: 'Hay cambios sin guardar. ¿Salir y descartarlos?' };

/** The question before unsaved changes are lost. */
export function findLeaveQuestion(): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', LEAVE);
}

export function queryLeaveQuestion(): HTMLElement | null {
  return screen.queryByRole('alertdialog', LEAVE);
}
