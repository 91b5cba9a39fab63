import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './features/demo/index.ts';
import type { Services } from './platform/services.ts';

/** The addresses that `localhost` reaches. A browser cannot open those of all interfaces by name. */
const REACHED_LOCALLY = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** Prints the address of the product, the demo accounts, and warnings of risky settings. */
export function announce({ config, log }: Services, port: number): void {
  const host = REACHED_LOCALLY.includes(config.host) ? 'localhost' : config.host;
  const url = config.publicUrl ?? `http://${host}:${port}`;
  log.info({ host: config.host, port, url }, 'listening');
  if (config.production && config.passwordReset === 'display') {
    log.warn('PASSWORD_RESET=display: anyone who types a username gets a new password for it');
  }
  if (config.production) return;
  const accounts = DEMO_ACCOUNTS.map(({ username, label }) => `  ${username.padEnd(10)} ${label}`);
  const demo = config.demoData
    ? [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts, '']
    : [];
  process.stdout.write(`${['', `Faena is ready at ${url}`, '', ...demo].join('\n')}\n`);
}
