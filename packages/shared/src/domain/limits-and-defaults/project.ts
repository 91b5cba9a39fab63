/* Projects: defaults, and how many there are. Units are in the names. */

/** The state a new project starts in, and the only one with a green badge (PROJECT-1). */
export const DEFAULT_PROJECT_STATUS = 'Activo';

/** The states that the form of a project offers; the API accepts any other word (PROJECT-1). */
export const PROJECT_STATUSES = [DEFAULT_PROJECT_STATUS, 'En pausa', 'Terminado', 'Cancelado'] as const;

/** The kind of a new project (PROJECT-1). */
export const DEFAULT_PROJECT_TYPE = 'General';

/** The highest limit of tasks that a column can have (WIP-1). */
export const MAX_WIP_LIMIT = 999;

/** Days from a new project's start to its end, when none is chosen (PROJECT-8). */
export const DEFAULT_PROJECT_DAYS = 7;

/** Most projects of a company (LIMIT-11). */
export const MAX_PROJECTS = 1_000;

/** Most mebibytes of an owner's projects: their texts, and the bytes below (LIMIT-27). */
export const MAX_OWNER_MIB = 16;

/** Most mebibytes of the projects in an answer without pages, measured like those of an owner (LIMIT-28). */
export const MAX_LISTED_MIB = 32;

/** Bytes of a project beside its texts and members (LIMIT-27). */
export const PROJECT_BYTES = 400;

/** Bytes of each member of a project (LIMIT-27). */
export const PROJECT_MEMBER_BYTES = 50;

/** Most members of a project (LIMIT-11). */
export const MAX_MEMBERS = 2_000;
