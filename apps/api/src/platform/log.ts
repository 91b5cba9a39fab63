import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Writes JSON lines, by default to standard output; it leaves out fields that may hold a secret. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.accessToken'],
  };
  // Writes asynchronously, so that no request waits; the process writes the rest before it exits.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, minLength: 0 }));
}
