import { ROLE_LABELS, ROLES, type Role } from '@faena/shared/access';

/** The password of every demo account; no secret, the login page shows it. */
export const DEMO_PASSWORD = 'faena-demo';

/** The accounts that the login page offers in demo mode, one of each role (START-10). */
export const DEMO_ACCOUNTS = (
  [
    ['admin', 'admin'],
    ['manager', 'gestor'],
    ['employee', 'empleado'],
    ['client', 'cliente'],
  ] satisfies [Role, string][]
).map(([role, username]) => {
  const rol_id = ROLES[role];
  return { role, username, password: DEMO_PASSWORD, rol_id, label: ROLE_LABELS[rol_id] };
});
