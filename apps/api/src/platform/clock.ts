/** The server's time; tests hand in one that they move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
