import { act, fireEvent, screen } from '@testing-library/react';
import type { FakeBoard } from './fake-board/fake-board.ts';
import type { Visit } from './render-route.tsx';

/** Makes the server unreachable, and waits until the screen says so. */
export async function goOffline({ api }: Visit): Promise<void> {
  api.reachable = false;
  fireEvent(window, new Event('offline'));
  await screen.findByText(/No hay conexión con el servidor/);
}

/** Makes the server reachable again. */
export async function comeBack({ api }: Visit): Promise<void> {
  api.reachable = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
}

/** Opens a board with a task `a`, and makes the server unreachable. */
export async function openOffline(board: FakeBoard): Promise<Visit> {
  const visit = await board.open();
  await screen.findByRole('article', { name: 'a' });
  await goOffline(visit);
  return visit;
}
