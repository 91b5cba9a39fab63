import { createRequire } from 'node:module';
import { foldSearch, MIN_STRONG_PASSWORD_LENGTH } from '@faena/shared/domain';
import { invalid } from '../kernel/errors.ts';
import type { Config } from './config.ts';

const require = createRequire(import.meta.url);

/** Words of the product and its trade, which guessers try first. */
const WORDS_OF_THE_PLACE = [
  ...['faena', 'planilla', 'empresa', 'gestor', 'empleado', 'cliente', 'admin', 'administrador', 'proyecto'],
  ...['contrasena', 'clave', 'secreto', 'password', 'guatemala', 'manager', 'employee', 'demo'],
];

/** The least length of a password without such words. */
const LEAST_BESIDES = 5;

/** The most common passwords in breaches; read on first use. */
let known: ReadonlySet<string> | undefined;

/** The person of the password. */
interface Whose {
  readonly username: string;
  readonly fullname?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Refuses a chosen password that is easily guessed, where the installation asks for strong ones (PASSWORD-1); `field` of
 * the body has it.
 * @throws AppError `validation_failed`
 */
export function refuseWeakPassword(
  password: string,
  whose: Whose,
  field: 'password' | 'newPassword',
  { strongPasswords }: Pick<Config, 'strongPasswords'>,
): void {
  if (!strongPasswords) return;
  const path = `body.${field}`;
  if (password.length < MIN_STRONG_PASSWORD_LENGTH) {
    throw invalid(path, 'new_password_too_short', { min: MIN_STRONG_PASSWORD_LENGTH });
  }
  known ??= commonPasswords();
  if (known.has(password.toLowerCase())) throw invalid(path, 'password_common');
  if (besidesWords(password, whose).length < LEAST_BESIDES) throw invalid(path, 'password_of_names');
}

/** Loaded on demand, because the word lists take 9 MB and most installations need none. */
function commonPasswords(): ReadonlySet<string> {
  const { dictionary }: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** The rest of a password without words of the product and the person's names. */
function besidesWords(password: string, { username, fullname = '', email = '' }: Whose): string {
  const names = [username, email.split('@', 1)[0] ?? '', ...fullname.split(/\s+/)];
  const words = [...names.map(foldSearch).filter((name) => name.length > 2), ...WORDS_OF_THE_PLACE];
  return words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), foldSearch(password));
}
