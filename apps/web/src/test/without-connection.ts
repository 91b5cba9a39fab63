import { act, fireEvent, screen } from '@testing-library/react';
import type { FakeBoard } from './fake-board/fake-board.ts';
import type { Visit } from './render-route.tsx';

/** Takes the server out of reach, and waits until the screen says so. */
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

/** Opens a board that has a task `a`, and takes the server out of reach. */
export async function openOffline(board: FakeBoard): Promise<Visit> {
  const visit = await board.open();
  await screen.findByRole('article', { name: 'a' });
  await goOffline(visit);
  return visit;
}
