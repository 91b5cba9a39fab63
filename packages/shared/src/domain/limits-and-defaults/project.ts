/* Defaults of a project. Units are in the names. */

/** The state a new project starts in, and the only one with a green badge (PROJECT-1). */
export const DEFAULT_PROJECT_STATUS = 'Activo';

/** The states that the form of a project offers; any other word is kept as it is (PROJECT-1). */
export const PROJECT_STATUSES = [DEFAULT_PROJECT_STATUS, 'En pausa', 'Terminado', 'Cancelado'] as const;

/** The kind of a new project (PROJECT-1). */
export const DEFAULT_PROJECT_TYPE = 'General';

/** The most tasks that the limit of a column can name (WIP-1). */
export const MAX_WIP_LIMIT = 999;

/** Days from a new project's start to its end, when none is chosen (PROJECT-8). */
export const DEFAULT_PROJECT_DAYS = 7;

/** Most people outside their companies and projects that a person finds in an hour, by exact username or address (INVITE-4). */
export const MAX_STRANGERS_PER_HOUR = 30;

/** So many people can be invited to a project, or to accounts of a company, at a time, without an answer (INVITE-2, INVITE-3). */
export const MAX_OPEN_INVITATIONS = 100;
