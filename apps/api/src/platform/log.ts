import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines, on standard output unless told otherwise; what could hold a secret is never written. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.accessToken'],
  };
  // Not to hold up a request until its line is written; what is left is written before the process exits.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, minLength: 0 }));
}
