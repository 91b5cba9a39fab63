import { ROLES } from '@faena/shared/access';
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom';
import { readSession } from '@/lib/session.ts';
import { guard, guardOrTell } from '../guard.ts';

const managersOnly = guard(ROLES.manager);
/** Redirects an employee from a link to their own view of it. */
const employeesToTheirView: MiddlewareFunction = ({ request }) => {
  if (readSession()?.roleId !== ROLES.employee) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/employee${pathname}${search}`);
};
/** Activates the company that a link names; most addresses name none, and need no code for it (WHICH-6). */
const enterCompany: MiddlewareFunction = async ({ request }) => {
  const url = new URL(request.url);
  if (url.searchParams.has('company'))
    await import('../enter-company.ts').then(({ activate }) => activate(url));
};
const companyLayout = () => import('../routes/manager/company-layout.tsx');

/** The manager area (SCREEN-1): the dashboard over all companies, and the screens of the active one. */
export const managerRoutes: RouteObject[] = [
  {
    ...managersOnly,
    lazy: () => import('../routes/manager/home-layout.tsx'),
    children: [
      { path: '/home', lazy: () => import('../routes/manager/home.tsx') },
      { path: '/company', lazy: () => import('../routes/manager/companies.tsx') },
      { path: '/add-company', lazy: () => import('../routes/manager/add-company.tsx') },
      { path: '/edit-company/:id', lazy: () => import('../routes/manager/edit-company.tsx') },
    ],
  },
  {
    middleware: [enterCompany],
    children: [
      {
        ...managersOnly,
        lazy: companyLayout,
        children: [
          { path: '/company/:id', lazy: () => import('../routes/manager/company-dashboard.tsx') },
          { path: '/projects', lazy: () => import('../routes/manager/projects.tsx') },
          { path: '/team', lazy: () => import('../routes/manager/team.tsx') },
        ],
      },
      {
        ...managersOnly,
        middleware: [employeesToTheirView, ...managersOnly.middleware],
        lazy: companyLayout,
        children: [
          { path: '/projects/:id', lazy: () => import('../routes/manager/projects.tsx') },
          { path: '/todo', lazy: () => import('../routes/manager/todo.tsx') },
        ],
      },
      {
        // Tells a visitor without a token before it leads to /login (ERROR-3).
        ...guardOrTell(ROLES.manager),
        lazy: companyLayout,
        children: [
          { path: '/hoy', lazy: () => import('../routes/manager/today.tsx') },
          { path: '/employees', lazy: () => import('../routes/manager/employees.tsx') },
          { path: '/employees/new', lazy: () => import('../routes/manager/new-employee.tsx') },
          { path: '/employees/:id/edit', lazy: () => import('../routes/manager/edit-employee.tsx') },
          { path: '/planilla', lazy: () => import('../routes/manager/planilla.tsx') },
          { path: '/planilla/periodo', lazy: () => import('../routes/manager/pay-period.tsx') },
          { path: '/planilla/conceptos', lazy: () => import('../routes/manager/planilla-concepts.tsx') },
          { path: '/planilla/historial', lazy: () => import('../routes/manager/planilla-history.tsx') },
        ],
      },
    ],
  },
];
