import { API_GUARDS } from './chapters/api.ts';
import { AUTHENTICATION_GUARDS } from './chapters/authentication.ts';
import { AUTHORIZATION_GUARDS } from './chapters/authorization.ts';
import { BROWSER_GUARDS } from './chapters/browser.ts';
import { CODE_GUARDS } from './chapters/code.ts';
import { CONFIGURATION_GUARDS } from './chapters/configuration.ts';
import { CRYPTOGRAPHY_GUARDS } from './chapters/cryptography.ts';
import { DATA_GUARDS } from './chapters/data.ts';
import { ENCODING_GUARDS } from './chapters/encoding.ts';
import { FILES_GUARDS } from './chapters/files.ts';
import { LOGGING_GUARDS } from './chapters/logging.ts';
import { SESSIONS_GUARDS } from './chapters/sessions.ts';
import { TOKENS_GUARDS } from './chapters/tokens.ts';
import { VALIDATION_GUARDS } from './chapters/validation.ts';
import type { Guard } from './guard.ts';

/** Each guard by itself: removed, its test turns red (`pnpm guards`). By the chapters of docs/security.md. */
export const GUARDS: readonly Guard[] = [
  ...ENCODING_GUARDS,
  ...VALIDATION_GUARDS,
  ...BROWSER_GUARDS,
  ...API_GUARDS,
  ...FILES_GUARDS,
  ...AUTHENTICATION_GUARDS,
  ...SESSIONS_GUARDS,
  ...AUTHORIZATION_GUARDS,
  ...TOKENS_GUARDS,
  ...CRYPTOGRAPHY_GUARDS,
  ...CONFIGURATION_GUARDS,
  ...DATA_GUARDS,
  ...CODE_GUARDS,
  ...LOGGING_GUARDS,
];
