import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followGutter } from '@/lib/follow-gutter.ts';
import { beginLoadingLater } from '@/lib/later.ts';
import { tellShortened } from '@/lib/tell-shortened.ts';
import { followWorkingTime } from './follow-working-time.ts';
import { routes } from './router.tsx';

/** Draws whatever the address says. */
export function start(root: HTMLElement): void {
  followWorkingTime();
  followGutter();
  tellShortened();
  const router = createBrowserRouter(routes);
  beginLaterOnce(router);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** What no first screen needs comes after the code of the first one. */
function beginLaterOnce(router: ReturnType<typeof createBrowserRouter>): void {
  const stop = router.subscribe(({ initialized, navigation }) => {
    if (!initialized || navigation.state !== 'idle') return;
    stop();
    beginLoadingLater();
  });
}
