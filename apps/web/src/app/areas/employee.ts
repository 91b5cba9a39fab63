import { ROLES } from '@faena/shared/access';
import { type RouteObject, redirect } from 'react-router-dom';
import { readSession } from '@/lib/session.ts';
import { guard } from '../guard.ts';

const toOwnTasks = () => redirect(`/employee/tasks/${readSession()?.personId}`);

/**
 * The employee area (SCREEN-1). Its routes differ from those that the side panel names; both lead to the same screens
 * (TIME-23).
 */
export const employeeRoutes: RouteObject[] = [
  {
    path: '/employee',
    ...guard(ROLES.employee),
    lazy: () => import('../routes/employee/layout.tsx'),
    children: [
      { index: true, lazy: () => import('../routes/employee/home.tsx') },
      { path: 'home', lazy: () => import('../routes/employee/home.tsx') },
      { path: 'todo', lazy: () => import('../routes/employee/todo.tsx') },
      { path: 'tasks', loader: toOwnTasks },
      { path: 'tasks/:personId', lazy: () => import('../routes/employee/tasks.tsx') },
      { path: 'timesheet', loader: () => redirect('/employee/time-tracker') },
      { path: 'time-tracker', lazy: () => import('../routes/employee/time-tracker.tsx') },
      { path: 'cuadrilla', lazy: () => import('../routes/employee/crew.tsx') },
      { path: 'boletas', lazy: () => import('../routes/employee/slips.tsx') },
      { path: 'history', lazy: () => import('../routes/employee/history.tsx') },
      { path: 'projects/:id', lazy: () => import('../routes/employee/project.tsx') },
    ],
  },
];
