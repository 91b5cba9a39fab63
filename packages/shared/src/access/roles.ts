/** The four roles and their `rol_id` (ACCESS-1). */
export const ROLES = { admin: 1, manager: 2, employee: 3, client: 4 } as const;

export type Role = keyof typeof ROLES;
export type RoleId = (typeof ROLES)[Role];

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

const BY_ID = new Map<number, Role>(ROLE_NAMES.map((role) => [ROLES[role], role]));

/** The label `rol` of a user (ACCESS-1). */
export const ROLE_LABELS: Readonly<Record<RoleId, string>> = {
  1: 'Administrador',
  2: 'Gestor',
  3: 'Empleado',
  4: 'Cliente',
};

/** The role of a `rol_id`; the ids are a closed set, so an unknown one is a programming error. */
export function roleOf(id: RoleId): Role {
  const role = BY_ID.get(id);
  if (!role) throw new RangeError(`Unknown role id ${id}`);
  return role;
}

/** Admins and managers count as managers in the task screens (ACCESS-6). */
export function isManager(id: number): boolean {
  return id === ROLES.admin || id === ROLES.manager;
}
