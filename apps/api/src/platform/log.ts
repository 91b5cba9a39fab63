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
  return destination ? pino(options, destination) : pino(options);
}
