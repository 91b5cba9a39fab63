import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './areas/account.ts';
import { adminRoutes } from './areas/admin.ts';
import { employeeRoutes } from './areas/employee.ts';
import { managerRoutes } from './areas/manager.ts';
import { plainRoutes, publicRoutes } from './areas/public.ts';
import { inFrame, withCode } from './load-code.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import { RouteLoading } from './route-loading.tsx';

/**
 * Every route is one lazy file in `routes/` that exports `Component`. This file imports only the needs of the public
 * pages: the areas bring TanStack Query, Radix and the rest with `providers.tsx`.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: RouteLoading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: '/', lazy: () => import('./routes/landing.tsx') },
          ...plainRoutes,
          {
            lazy: () => import('./providers.tsx'),
            children: [
              ...publicRoutes,
              ...[accountRoutes, adminRoutes, managerRoutes, employeeRoutes].flat().map(inFrame),
              ...(import.meta.env.DEV
                ? [{ path: '/__gallery/*', lazy: () => import('./routes/gallery.tsx') }]
                : []),
            ],
          },
          { path: '*', lazy: () => import('./routes/not-found.tsx') },
        ],
      },
    ],
  },
].map(withCode);
