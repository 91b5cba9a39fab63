import { ROLES } from '@faena/shared/access';
import type { RouteObject } from 'react-router-dom';
import { guard } from '../guard.ts';

/** The pages of every role (SCREEN-1). */
export const accountRoutes: RouteObject[] = [
  {
    ...guard(...Object.values(ROLES)),
    children: [
      { path: '/change-password', lazy: () => import('../routes/account/change-password.tsx') },
      { path: '/two-steps', lazy: () => import('../routes/account/two-steps.tsx') },
      {
        lazy: () => import('../routes/account/layout.tsx'),
        children: [
          { path: '/account', lazy: () => import('../routes/account/account.tsx') },
          { path: '/settings', lazy: () => import('../routes/account/settings.tsx') },
        ],
      },
    ],
  },
];
