import { isIP } from 'node:net';
import { ROLES, type Role } from '@faena/shared/access';
import {
  AUDIT_DAYS,
  BCRYPT_COST,
  isCurrency,
  isTimeZone,
  MAX_REGISTRATIONS_PER_ADDRESS,
  REGISTRATIONS,
  REQUESTS_PER_MINUTE,
  type RegistrationPolicy,
  SESSION_IDLE_HOURS,
} from '@faena/shared/domain';
import { LANGUAGES, type Language } from '@faena/shared/language';
import { Email, NewPassword, Username } from '@faena/shared/schemas';
import { z } from 'zod';
import { type S3Address, s3AddressOf } from './storage/s3-address.ts';

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** The least work factor of bcrypt. */
const LEAST_BCRYPT_COST = 4;

const isProxy = (text: string) =>
  PROXY_RANGES.includes(text) || (/^[^/]+(\/\d+)?$/.test(text) && isIP(text.replace(/\/.*/, '')) !== 0);

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')
    .optional(),
  MONGODB_PASSWORD_FILE: z.string().optional(),
  FILES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .refine((text) => /^https?:\/\/[^/]+\/+[^/]/.test(text), 'must name a bucket after the host')
    .transform(s3AddressOf)
    .optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEFAULT_TIMEZONE: z.string().refine(isTimeZone, 'is not an IANA time zone').default('America/Guatemala'),
  DEFAULT_CURRENCY: z
    .string()
    .refine(isCurrency, 'is not a currency of ISO 4217 with two decimals, like GTQ or USD')
    .default(''),
  DEFAULT_LANGUAGE: z.enum(LANGUAGES).default('original'),
  REGISTRATION: z.enum(REGISTRATIONS).default('open'),
  SIGN_UPS_PER_ADDRESS: z.coerce.number('must be a number').int().min(1).optional(),
  PASSWORD_RESET: z.enum(['display', 'email', 'off']).optional(),
  STRONG_PASSWORDS: z.stringbool('must be true or false').optional(),
  ALLOW_PASSWORD_DISPLAY: z.stringbool('must be true or false').default(false),
  SESSION_IDLE_HOURS: z.coerce.number('must be a number').positive().max(720).default(SESSION_IDLE_HOURS),
  AUDIT_DAYS: z.coerce.number('must be a number').int().min(1).max(3_650).default(AUDIT_DAYS),
  REQUIRE_TWO_FACTOR: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(
      z.array(
        z.enum(
          Object.keys(ROLES) as [Role, ...Role[]],
          'must be a list of admin, manager, employee and client',
        ),
      ),
    )
    .default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  SMTP_FROM: Email.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DEMO_DATA: z.stringbool('must be true or false').optional(),
  ADMIN_USERNAME: Username.optional(),
  ADMIN_PASSWORD: NewPassword.optional(),
  ADMIN_EMAIL: Email.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) || text.split(',').every((part) => isProxy(part.trim())),
      'must be the number of proxies in front, or a list of their addresses',
    )
    .transform((text) => (/^\d+$/.test(text) ? Number(text) : text))
    .default(0),
  REQUESTS_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(REQUESTS_PER_MINUTE),
  ALLOW_PRIVATE_ADDRESSES: z.stringbool('must be true or false').default(false),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number('must be a number').int().min(0).max(65_535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Environment = z.infer<typeof Environment>;

type PasswordResetMode = 'display' | 'email' | 'off';

/** How this process runs, from its environment (START-7). */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database and the generated secret. */
  readonly dataDir: string;
  /** Unset: a MongoDB is embedded. */
  readonly mongodbUri: string | undefined;
  /** The file with the password of the user that `mongodbUri` names without one. */
  readonly mongodbPasswordFile: string | undefined;
  /** The bucket for files; unset: the database keeps them. */
  readonly filesAddress: S3Address | undefined;
  /** Unset: the process generates one and stores it in `dataDir`. */
  readonly jwtSecret: string | undefined;
  readonly defaultTimezone: string;
  /** The currency of new companies; empty: they have none until their owner chooses one. */
  readonly defaultCurrency: string;
  /** The language of people and programs that choose none. */
  readonly defaultLanguage: Language;
  /** The people who may sign up (INVITE-1). */
  readonly registration: RegistrationPolicy;
  /** Accounts that one IP address may create in 15 minutes (SESSION-26). */
  readonly signUpsPerAddress: number;
  /** The treatment of a forgotten password (RESET-1, SESSION-21). */
  readonly passwordReset: PasswordResetMode;
  /** Refuses chosen passwords that are easy to guess (PASSWORD-1). */
  readonly strongPasswords: boolean;
  /** Work factor of the hashes of passwords (SESSION-17); tests take the least. */
  readonly bcryptCost: number;
  /** The hours until an unused session ends. */
  readonly sessionIdleHours: number;
  /** How long an audit entry is kept (AUDIT-5). */
  readonly auditDays: number;
  /** The roles that need two steps (TWOSTEP-4). */
  readonly requireTwoFactor: readonly Role[];
  readonly smtpUrl: string | undefined;
  /** The sender of mails; unset: an address at the host of `publicUrl`. */
  readonly smtpFrom: string | undefined;
  readonly publicUrl: string | undefined;
  readonly demoData: boolean;
  readonly firstAdmin:
    | { readonly username: string; readonly password: string; readonly email?: string }
    | undefined;
  readonly trustProxy: number | string;
  /** The limit of a person in this process; an address has a multiple (LIMIT-6). */
  readonly requestsPerMinute: number;
  /** Lets Faena send to http and private addresses that somebody typed (NOTICE-17). */
  readonly allowPrivateAddresses: boolean;
  readonly metricsHost: string;
  /** Unset: there are no metrics. */
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
}

/** A wrong environment; the message names each variable at fault, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration. An empty variable counts as unset.
 * @throws ConfigError when a variable is invalid, or production lacks a required one
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const passwordReset = env.PASSWORD_RESET ?? resetUnset(env, production);
  const lacks = missing(env, production, passwordReset);
  if (lacks.length > 0) throw new ConfigError(lacks.join('\n'));
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    mongodbUri: env.MONGODB_URI,
    mongodbPasswordFile: env.MONGODB_PASSWORD_FILE,
    filesAddress: env.FILES_URL,
    jwtSecret: env.JWT_SECRET,
    defaultTimezone: env.DEFAULT_TIMEZONE,
    defaultCurrency: env.DEFAULT_CURRENCY,
    defaultLanguage: env.DEFAULT_LANGUAGE,
    registration: env.REGISTRATION,
    signUpsPerAddress:
      env.SIGN_UPS_PER_ADDRESS ?? MAX_REGISTRATIONS_PER_ADDRESS[production ? 'production' : 'elsewhere'],
    passwordReset,
    strongPasswords: env.STRONG_PASSWORDS ?? production,
    bcryptCost: env.NODE_ENV === 'test' ? LEAST_BCRYPT_COST : BCRYPT_COST,
    sessionIdleHours: env.SESSION_IDLE_HOURS,
    auditDays: env.AUDIT_DAYS,
    requireTwoFactor: env.REQUIRE_TWO_FACTOR,
    smtpUrl: env.SMTP_URL,
    smtpFrom: env.SMTP_FROM,
    publicUrl: env.PUBLIC_URL,
    demoData: env.DEMO_DATA ?? env.MONGODB_URI === undefined,
    firstAdmin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? {
            username: env.ADMIN_USERNAME,
            password: env.ADMIN_PASSWORD,
            ...(env.ADMIN_EMAIL && { email: env.ADMIN_EMAIL }),
          }
        : undefined,
    trustProxy: env.TRUST_PROXY,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    allowPrivateAddresses: env.ALLOW_PRIVATE_ADDRESSES,
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * The default is e-mail with a mail server and in production. A machine that only its owner reaches shows the link;
 * otherwise there is no reset.
 */
function resetUnset({ SMTP_URL, PUBLIC_URL, HOST }: Environment, production: boolean): PasswordResetMode {
  if (production || (SMTP_URL && PUBLIC_URL)) return 'email';
  return ['127.0.0.1', '::1', 'localhost'].includes(HOST) ? 'display' : 'off';
}

/** The requirements of the other variables, one line each. */
function missing(env: Environment, production: boolean, passwordReset: PasswordResetMode): string[] {
  const mails = passwordReset === 'email';
  return [
    production && !env.MONGODB_URI && 'MONGODB_URI: required in production',
    production && !env.JWT_SECRET && 'JWT_SECRET: required in production',
    mails && !env.SMTP_URL && 'SMTP_URL: required when PASSWORD_RESET is email, the default in production',
    mails && !env.PUBLIC_URL && 'PUBLIC_URL: required when PASSWORD_RESET is email: links lead there',
    // Slips and notices are mailed in every installation with a mail server.
    production &&
      !mails &&
      env.SMTP_URL &&
      !env.PUBLIC_URL &&
      'PUBLIC_URL: required in production where mail is sent: links lead there',
    production &&
      (mails || env.SMTP_URL) &&
      !env.SMTP_FROM &&
      'SMTP_FROM: required in production where mail is sent',
    production &&
      passwordReset === 'display' &&
      !env.ALLOW_PASSWORD_DISPLAY &&
      'PASSWORD_RESET: display hands any account to anyone who knows its username; ALLOW_PASSWORD_DISPLAY=true allows it',
    production &&
      env.DEMO_DATA &&
      'DEMO_DATA: production holds no made-up accounts, whose password is public',
    env.ADMIN_USERNAME && !env.ADMIN_PASSWORD && 'ADMIN_PASSWORD: required when ADMIN_USERNAME is set',
    production &&
      env.ADMIN_USERNAME &&
      !env.ADMIN_EMAIL &&
      'ADMIN_EMAIL: required in production with ADMIN_USERNAME',
    env.ADMIN_PASSWORD && !env.ADMIN_USERNAME && 'ADMIN_USERNAME: required when ADMIN_PASSWORD is set',
  ].filter((line) => typeof line === 'string');
}
