import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Departures } from './departures.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail.ts';

/** What the verbs need from outside, put together once in `main.ts` and anew in each test. */
export interface Services {
  readonly config: Config & { readonly jwtSecret: string };
  readonly clock: Clock;
  readonly log: Logger;
  /** Absent where no SMTP server is configured; then nothing is sent by e-mail. */
  readonly mailer: Mailer | undefined;
  readonly background: Background;
  /** What a verb that deletes has to have done elsewhere. */
  readonly departures: Departures;
}
