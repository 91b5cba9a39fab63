import type { Caller } from '../../e2e/fixtures/api.ts';
import type { Scene } from './set-scene.ts';

/** A screen as somebody opens it by its address. */
export interface Screen {
  readonly route: string;
  readonly path: string;
  /** The signed-in person; nobody on the public ones. */
  readonly as?: Caller;
  /** The sign of a usable screen, as a CSS selector. */
  readonly usable: string;
}

/** The three of which the time until they are of use is measured. */
export function timedScreens({ manager, projectId, companyId }: Scene): Screen[] {
  return [
    { route: 'login', path: '/login', usable: 'form button[type="submit"]:enabled' },
    { route: 'home', path: '/home', as: manager, usable: `main a[href="/company/${companyId}"]` },
    { route: 'board of 1,000 tasks', path: `/projects/${projectId}`, as: manager, usable: 'main article' },
  ];
}

/** Every screen whose JavaScript is weighed. */
export function weighedScreens({ admin, manager, employee, companyId, projectId }: Scene): Screen[] {
  const heading = 'h1';
  const open = (route: string, as?: Caller, path = route): Screen => ({
    route,
    path,
    ...(as && { as }),
    usable: heading,
  });
  return [
    ...['/', '/login', '/register', '/forgot-password', '/about'].map((path) => open(path)),
    ...['/account', '/settings', '/home', '/company', '/add-company'].map((path) => open(path, manager)),
    open('/company/{id}', manager, `/company/${companyId}`),
    open('/projects/{id}', manager, `/projects/${projectId}`),
    ...['/employees', '/employees/new', '/planilla', '/team'].map((path) => open(path, manager)),
    ...['/admin', '/admin/companies', '/admin/users', '/admin/subscriptions'].map((path) =>
      open(path, admin),
    ),
    ...['/employee', '/employee/time-tracker'].map((path) => open(path, employee)),
    open('/employee/tasks/{id}', employee, `/employee/tasks/${employee.session.userId}`),
    open('/employee/projects/{id}', employee, `/employee/projects/${projectId}`),
  ];
}
