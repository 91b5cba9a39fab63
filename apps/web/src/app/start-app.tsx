import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followGutter } from '@/lib/follow-gutter.ts';
import { followWorkingTime } from './follow-working-time.ts';
import { router } from './router.tsx';

/** Draws whatever the address says. */
export function start(root: HTMLElement): void {
  followWorkingTime();
  followGutter();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
