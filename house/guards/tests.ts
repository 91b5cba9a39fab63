/* The files of tests that show many guards. */

export const KERNEL = 'apps/api/test/kernel.test.ts';
export const SESSIONS = 'apps/api/test/sessions.test.ts';
export const HEADERS = 'apps/api/test/security-headers.test.ts';
export const PICTURE = 'apps/api/src/features/person/picture.test.ts';
export const WORKBOOKS = 'apps/api/src/features/task-files/xlsx-import.test.ts';
export const INVITED = 'apps/api/src/features/project-invitation/project-invitation.test.ts';
export const LIMITS = 'apps/api/test/request-limits.test.ts';
export const REGISTER = 'apps/api/src/features/session/register.test.ts';
export const LOGIN = 'apps/api/src/features/session/login.test.ts';
export const LIFE = 'apps/api/test/session-life.test.ts';
export const TOKEN = 'apps/api/src/platform/token.test.ts';
export const KNOWN = 'apps/api/src/features/session/known-browser.test.ts';
export const CHANGE = 'apps/api/src/features/session/change-password.test.ts';
export const TWO = 'apps/api/src/features/session/two-steps/two-steps.test.ts';
export const API_TOKENS = 'apps/api/test/api-tokens.test.ts';
export const PASSWORD = 'apps/api/src/platform/password.test.ts';
export const FORGOT = 'apps/api/src/features/session/forgot-password.test.ts';
export const CONFIG = 'apps/api/src/platform/config.test.ts';
export const COMPOSE_DATABASE = 'apps/api/test/compose-database/compose-database.test.ts';
export const LOG = 'apps/api/test/security-log.test.ts';
export const FOREIGN = 'apps/api/test/matrix/foreign-references.test.ts';
export const SOURCES = 'house/sources.test.ts';
export const TASK_FILES = 'apps/api/src/features/task-attachment/attachments.test.ts';
