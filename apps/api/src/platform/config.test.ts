import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://db/faena',
  JWT_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail',
  SMTP_FROM: 'faena@example.com',
  PUBLIC_URL: 'https://faena.example.com',
};

/** Each setting, with another value than its default. */
const every: Record<string, string> = {
  ...production,
  MONGODB_PASSWORD_FILE: '/run/mongo/password',
  FILES_URL: 'https://key:s%2Fecret@s3.example.com/faena/files/2026?region=eu-west-1',
  HOST: '0.0.0.0',
  PORT: '8080',
  DATA_DIR: '/data',
  DEFAULT_TIMEZONE: 'America/Costa_Rica',
  DEFAULT_CURRENCY: 'CRC',
  DEFAULT_LANGUAGE: 'en',
  REGISTRATION: 'invite',
  SIGN_UPS_PER_ADDRESS: '25',
  PASSWORD_RESET: 'display',
  STRONG_PASSWORDS: 'false',
  SESSION_IDLE_HOURS: '1.5',
  AUDIT_DAYS: '30',
  ALLOW_PASSWORD_DISPLAY: 'true',
  DEMO_DATA: 'false',
  REQUIRE_TWO_FACTOR: 'admin, manager',
  ADMIN_USERNAME: 'root',
  ADMIN_PASSWORD: 'secret',
  ADMIN_EMAIL: 'root@example.com',
  TRUST_PROXY: '2',
  REQUESTS_PER_MINUTE: '1200',
  ALLOW_PRIVATE_ADDRESSES: 'true',
  METRICS_HOST: '10.0.0.5',
  METRICS_PORT: '9464',
  LOG_LEVEL: 'warn',
};

const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
/** The settings listed there, set or in a comment. */
const lines = [...example.matchAll(/^(# )?([A-Z_]+)=(.*)$/gm)].map(([, , name = '']) => name);
const names = [...new Set(lines)].sort();

/** The error lines of a refused environment. */
function refusal(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('the configuration (START-7)', () => {
  it('needs nothing at all', () => {
    expect(readConfig({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      mongodbUri: undefined,
      mongodbPasswordFile: undefined,
      filesAddress: undefined,
      jwtSecret: undefined,
      defaultTimezone: 'America/Guatemala',
      defaultCurrency: '',
      defaultLanguage: 'original',
      registration: 'open',
      signUpsPerAddress: 1_000,
      passwordReset: 'display',
      strongPasswords: false,
      bcryptCost: 12,
      sessionIdleHours: 12,
      auditDays: 400,
      requireTwoFactor: [],
      smtpUrl: undefined,
      smtpFrom: undefined,
      publicUrl: undefined,
      demoData: true,
      firstAdmin: undefined,
      trustProxy: 0,
      requestsPerMinute: 600,
      allowPrivateAddresses: false,
      metricsHost: '127.0.0.1',
      metricsPort: undefined,
      logLevel: 'info',
    });
  });

  it('takes a variable set to nothing as not set', () => {
    const blank = names.map((name) => [name, '']);
    expect(readConfig(Object.fromEntries(blank))).toEqual(readConfig({}));
  });

  it('hashes at the least cost in tests, and nowhere else (SESSION-17)', () => {
    expect(readConfig({ NODE_ENV: 'test' }).bcryptCost).toBe(4);
    for (const environment of [{}, { NODE_ENV: 'development' }, production]) {
      expect(readConfig(environment).bcryptCost).toBe(12);
    }
  });

  it('reads every variable', () => {
    expect(readConfig(every)).toEqual({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/data',
      mongodbUri: 'mongodb://db/faena',
      mongodbPasswordFile: '/run/mongo/password',
      filesAddress: {
        endpoint: 'https://s3.example.com',
        region: 'eu-west-1',
        bucket: 'faena',
        folder: 'files/2026/',
        credentials: { accessKeyId: 'key', secretAccessKey: 's/ecret' },
      },
      jwtSecret: 'x'.repeat(32),
      defaultTimezone: 'America/Costa_Rica',
      defaultCurrency: 'CRC',
      defaultLanguage: 'en',
      registration: 'invite',
      signUpsPerAddress: 25,
      passwordReset: 'display',
      strongPasswords: false,
      bcryptCost: 12,
      sessionIdleHours: 1.5,
      auditDays: 30,
      requireTwoFactor: ['admin', 'manager'],
      smtpUrl: 'smtp://mail',
      smtpFrom: 'faena@example.com',
      publicUrl: 'https://faena.example.com',
      demoData: false,
      firstAdmin: { username: 'root', password: 'secret', email: 'root@example.com' },
      trustProxy: 2,
      requestsPerMinute: 1200,
      allowPrivateAddresses: true,
      metricsHost: '10.0.0.5',
      metricsPort: 9464,
      logLevel: 'warn',
    });
  });

  // Production accepts only one answer about demo data, which another test tries.
  it.each(names.filter((name) => name !== 'DEMO_DATA'))('follows %s', (name) => {
    expect(Object.keys(every), `${name}: its value in 'every' above is missing`).toContain(name);
    const { [name]: _, ...others } = every;
    const read = () => readConfig(others);
    const why = `${name}: it is in the schema of the environment, but nothing of Config is made of it`;
    if (refusal(others).length === 0) expect(read(), why).not.toEqual(readConfig(every));
  });

  it('demands strong passwords in production, and elsewhere on request (PASSWORD-1)', () => {
    expect(readConfig(production).strongPasswords).toBe(true);
    expect(readConfig({}).strongPasswords).toBe(false);
    expect(readConfig({ STRONG_PASSWORDS: 'true' }).strongPasswords).toBe(true);
  });

  it("sends links to new passwords in production and where there is a mail server, and shows passwords on a machine of one's own alone (SESSION-21)", () => {
    const { SMTP_URL, PUBLIC_URL } = production;
    expect(readConfig(production).passwordReset).toBe('email');
    expect(readConfig({ SMTP_URL, PUBLIC_URL, HOST: '0.0.0.0' }).passwordReset).toBe('email');
    expect(readConfig({ NODE_ENV: 'development' }).passwordReset).toBe('display');
    expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL }).passwordReset).toBe('off');
    expect(readConfig({ HOST: '0.0.0.0', PASSWORD_RESET: 'display' }).passwordReset).toBe('display');
  });

  it('shows no password in production, unless a second setting confirms it (SESSION-21)', () => {
    const shown = { ...production, PASSWORD_RESET: 'display' };
    expect(refusal(shown)).toEqual([expect.stringMatching(/^PASSWORD_RESET: .*ALLOW_PASSWORD_DISPLAY=true/)]);
    expect(refusal({ ...shown, ALLOW_PASSWORD_DISPLAY: 'true' })).toEqual([]);
    expect(readConfig({ ...production, ALLOW_PASSWORD_DISPLAY: 'true' }).passwordReset).toBe('email');
  });

  it('adds demo data only to an embedded database, unless the setting says otherwise', () => {
    expect(readConfig({ MONGODB_URI: 'mongodb://db' }).demoData).toBe(false);
    expect(readConfig({ MONGODB_URI: 'mongodb://db', DEMO_DATA: 'true' }).demoData).toBe(true);
    expect(readConfig({ DEMO_DATA: 'false' }).demoData).toBe(false);
    expect(refusal({ ...production, DEMO_DATA: 'true' })).toEqual([expect.stringMatching(/^DEMO_DATA: /)]);
  });

  it.each(['0', '3', 'loopback', '10.0.0.0/8, 127.0.0.1', 'fd00::/8,uniquelocal'])(
    'trusts proxies as %s',
    (TRUST_PROXY) => expect(refusal({ TRUST_PROXY })).toEqual([]),
  );

  it.each([
    ['NODE_ENV', 'staging'],
    ['DEFAULT_LANGUAGE', 'fr'],
    ['REGISTRATION', 'anybody'],
    ['SIGN_UPS_PER_ADDRESS', '0'],
    ['AUDIT_DAYS', '0'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '1.5'],
    ['MONGODB_URI', 'localhost:27017'],
    ['FILES_URL', 's3://faena'],
    ['FILES_URL', 'https://s3.example.com'],
    ['FILES_URL', 'files'],
    ['JWT_SECRET', 'short'],
    ['DEFAULT_TIMEZONE', 'Guatemala'],
    ['DEFAULT_CURRENCY', 'Q'],
    ['DEFAULT_CURRENCY', 'gtq'],
    ['DEFAULT_CURRENCY', 'JPY'],
    ['PASSWORD_RESET', 'sms'],
    ['ALLOW_PASSWORD_DISPLAY', 'perhaps'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_FROM', 'Faena'],
    ['ADMIN_EMAIL', 'root'],
    ['PUBLIC_URL', 'ftp://faena.example.com'],
    ['DEMO_DATA', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/8,proxy'],
    ['METRICS_PORT', 'on'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with a line that names it', (name, value) => {
    expect(refusal({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .+`))]);
  });

  it('refuses production without its required settings, all at once', () => {
    expect(refusal({ NODE_ENV: 'production' })).toEqual([
      'MONGODB_URI: required in production',
      'JWT_SECRET: required in production',
      'SMTP_URL: required when PASSWORD_RESET is email, the default in production',
      'PUBLIC_URL: required when PASSWORD_RESET is email: links lead there',
      'SMTP_FROM: required in production where mail is sent',
    ]);
    const { MONGODB_URI, JWT_SECRET } = production;
    expect(refusal({ NODE_ENV: 'production', MONGODB_URI, JWT_SECRET, PASSWORD_RESET: 'off' })).toEqual([]);
  });

  it('requires sender and address in production if there is a mail server, for any kind of reset (START-5)', () => {
    const { SMTP_FROM: _, PUBLIC_URL: __, ...rest } = production;
    expect(refusal({ ...rest, PASSWORD_RESET: 'off' })).toEqual([
      'PUBLIC_URL: required in production where mail is sent: links lead there',
      'SMTP_FROM: required in production where mail is sent',
    ]);
    expect(refusal({ ...production, PASSWORD_RESET: 'off' })).toEqual([]);
  });

  it('asks in production for the address of the first administrator (START-5)', () => {
    const admin = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'secret' };
    expect(refusal(admin)).toEqual([]);
    expect(refusal({ ...production, ...admin })).toEqual([expect.stringMatching(/^ADMIN_EMAIL: /)]);
    expect(refusal({ ...production, ...admin, ADMIN_EMAIL: 'root@example.com' })).toEqual([]);
  });

  it('takes the first administrator whole and acceptable, or not at all', () => {
    expect(refusal({ ADMIN_USERNAME: 'root' })).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: /)]);
    expect(refusal({ ADMIN_PASSWORD: 'secret' })).toEqual([expect.stringMatching(/^ADMIN_USERNAME: /)]);
    const wrong = refusal({ ADMIN_USERNAME: 'no spaces', ADMIN_PASSWORD: 'short' });
    expect(wrong).toMatchObject([
      expect.stringMatching(/^ADMIN_USERNAME: /),
      expect.stringMatching(/^ADMIN_PASSWORD: /),
    ]);
  });

  it('never repeats a secret in a message', () => {
    const lines = refusal({ JWT_SECRET: 'too-short', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'abc' });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/too-short|abc/);
  });
});

describe('.env.example', () => {
  it('lists every variable, and its values are the defaults', () => {
    const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): z?/gm)].map(([, name]) => name).sort();
    expect(names).toEqual(read);
    const active = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(readConfig(Object.fromEntries(active))).toEqual(readConfig({}));
  });

  it('has the default of each setting as a comment, or an example if there is none', () => {
    const noDefault = [
      ...[
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'ADMIN_USERNAME',
        'DEFAULT_CURRENCY',
        'FILES_URL',
        'JWT_SECRET',
        'METRICS_PORT',
      ],
      ...[
        'MONGODB_PASSWORD_FILE',
        'MONGODB_URI',
        'PUBLIC_URL',
        'REQUIRE_TWO_FACTOR',
        'SMTP_FROM',
        'SMTP_URL',
      ],
    ];
    const commented = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    const defaults = commented.filter(([name = '']) => !noDefault.includes(name));
    expect(defaults).not.toEqual([]);
    for (const [name = '', value = ''] of defaults) {
      expect(readConfig({ ...production, [name]: value }), name).toEqual(readConfig(production));
    }
    expect(
      commented
        .map(([name]) => name)
        .filter((name = '') => noDefault.includes(name))
        .sort(),
    ).toEqual(noDefault);
  });

  it('has the defaults of docker-compose.yml, but where the containers are set up otherwise', () => {
    const compose = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8');
    const otherwise = ['MONGODB_PASSWORD_FILE', 'MONGODB_URI', 'TRUST_PROXY'];
    const passed = [...compose.matchAll(/^ {6}([A-Z_]+): \$\{\1:-(.+)\}$/gm)].map(
      ([, name = '', value = '']) => ({
        name,
        value,
      }),
    );
    expect(passed.length).toBeGreaterThan(8);
    const embedded = { MONGODB_URI: 'mongodb://mongo:27017/faena' };
    for (const { name, value } of passed.filter((each) => !otherwise.includes(each.name))) {
      expect(readConfig({ ...embedded, [name]: value }), name).toEqual(readConfig(embedded));
    }
  });

  it('names each setting of docker-compose.yml, except the container’s own ports and folders', () => {
    const compose = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8');
    const passed = [...compose.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name]) => name);
    const fixed = ['HOST', 'PORT', 'DATA_DIR'];
    const ofMongo = ['HOME', 'MONGO_PASSWORD'];
    expect(passed.filter((name = '') => !ofMongo.includes(name)).sort()).toEqual(
      names.filter((name) => !fixed.includes(name)),
    );
    // Secrets have no default there.
    for (const name of ['JWT_SECRET', 'ADMIN_PASSWORD', 'SMTP_URL']) {
      expect(compose).toContain(`${name}: \${${name}:-}\n`);
    }
  });
});
