import { ROLES } from '@faena/shared/access';
import type { RouteObject } from 'react-router-dom';
import { guard } from '../guard.ts';

/** The admin area (SCREEN-1), for role 1 only. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    ...guard(ROLES.admin),
    lazy: () => import('../routes/admin/layout.tsx'),
    children: [
      { index: true, lazy: () => import('../routes/admin/dashboard.tsx') },
      { path: 'companies', lazy: () => import('../routes/admin/companies.tsx') },
      { path: 'archives', lazy: () => import('../routes/admin/archives.tsx') },
      { path: 'line-of-business', lazy: () => import('../routes/admin/line-of-business.tsx') },
      { path: 'subscriptions', lazy: () => import('../routes/admin/subscriptions.tsx') },
      { path: 'audit', lazy: () => import('../routes/admin/audit.tsx') },
      { path: 'users', lazy: () => import('../routes/admin/users.tsx') },
    ],
  },
];
