import type { RouteObject } from 'react-router-dom';
import { guestsOnly, toOwnStart } from '../guard.ts';

/** Pages that need neither the API's client nor dialogs, so they load fastest. */
export const plainRoutes: RouteObject[] = [
  { path: '/start', loader: toOwnStart },
  { path: '/about', lazy: () => import('../routes/public/about.tsx') },
  { path: '/contact', lazy: () => import('../routes/public/contact.tsx') },
  { path: '/privacy', lazy: () => import('../routes/public/privacy.tsx') },
  { path: '/not-authorized', lazy: () => import('../routes/public/not-authorized.tsx') },
];

/** The public pages with a form. */
export const publicRoutes: RouteObject[] = [
  { path: '/login', loader: guestsOnly, lazy: () => import('../routes/public/login.tsx') },
  { path: '/register', loader: guestsOnly, lazy: () => import('../routes/public/register.tsx') },
  { path: '/forgot-password', lazy: () => import('../routes/public/forgot-password.tsx') },
  { path: '/reset-password', lazy: () => import('../routes/public/reset-password.tsx') },
  { path: '/verify-email', lazy: () => import('../routes/public/verify-email.tsx') },
  { path: '/invitation', lazy: () => import('../routes/public/invitation.tsx') },
  { path: '/telefono', lazy: () => import('../routes/public/linked-phone.tsx') },
  { path: '/tableta', lazy: () => import('../routes/public/kiosk.tsx') },
  { path: '/boleta', lazy: () => import('../routes/public/slip.tsx') },
];
