import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followGutter } from '@/lib/follow-gutter.ts';
import { beginLoadingLater, loadLater, waitForFirstScreen } from '@/lib/later.ts';
import { tellShortened } from '@/lib/tell-shortened.ts';
import { followWorkingTime } from './follow-working-time.ts';
import { routes } from './router.tsx';
import { arriveFrom } from './use-route-focus.ts';

/** The first screen does not need the code that loads others. */
const loadPrefetch = () => import('./prefetch-code.ts').then(({ startPrefetching }) => startPrefetching);

type Arrival = {
  /** The address of that page. */
  readonly from: string;
  /** A session has just begun. */
  readonly signedIn: boolean;
};

/** Renders the page of the address. */
export function start(element: HTMLElement): void {
  void startIn(createRoot(element));
}

/**
 * Starts the app in place of an already drawn page, which stays until the next one is ready. Resolves to a function
 * that navigates from there.
 */
export async function startIn(root: Root, arrival?: Arrival) {
  waitForFirstScreen();
  followWorkingTime(arrival?.signedIn ?? false);
  followGutter();
  tellShortened();
  void loadLater(loadPrefetch).then((start) => start(routes));
  const router = createBrowserRouter(routes);
  const stands = untilIdle(router);
  void stands.then(beginLoadingLater);
  if (arrival) {
    arriveFrom(arrival.from);
    await stands;
  }
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return (to: string, how?: { state?: unknown; replace?: boolean }) => void router.navigate(to, how);
}

/** Resolves once the code of the first screen has loaded. */
function untilIdle(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
}
