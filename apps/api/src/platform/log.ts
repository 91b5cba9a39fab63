import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard output; what could hold a secret is never written. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.accessToken'],
  });
}
