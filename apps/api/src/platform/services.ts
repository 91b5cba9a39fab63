import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Departures } from './departures.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail.ts';
import type { FileStore } from './storage/file-store.ts';

/** The outside services of the verbs, built once in `main.ts`, and once per test. */
export interface Services {
  readonly config: Config & { readonly jwtSecret: string };
  readonly clock: Clock;
  readonly log: Logger;
  /** Undefined without an SMTP server; then Faena sends no e-mail. */
  readonly mailer: Mailer | undefined;
  readonly files: FileStore;
  readonly background: Background;
  /** The cascade of a verb that deletes. */
  readonly departures: Departures;
}
