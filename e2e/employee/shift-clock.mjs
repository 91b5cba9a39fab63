// Preloaded into the product. Its clock is ahead by the milliseconds in the file SHIFT_FILE, and timers that
// become due run at once. The product itself is the one that is shipped.
import { readFileSync, watchFile, writeFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const RealDate = Date;
const startTimer = setTimeout;
const stopTimer = clearTimeout;
/** Shorter ones are over before anybody looks. */
const LONG_MS = 30_000;
const waiting = new Map();
let shift = 0;

const now = () => RealDate.now() + shift;

// A proxy, for libraries know a date's class by its name and by its prototype.
globalThis.Date = new Proxy(RealDate, {
  construct: (date, parts, made) => Reflect.construct(date, parts.length === 0 ? [now()] : parts, made),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});

globalThis.setTimeout = (run, ms, ...given) => {
  if (!(ms >= LONG_MS)) return startTimer(run, ms, ...given);
  const due = () => {
    globalThis.clearTimeout(timer);
    run(...given);
  };
  const timer = startTimer(due, ms);
  waiting.set(timer, { at: now() + ms, due });
  return timer;
};

globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  stopTimer(timer);
};

watchFile(process.env.SHIFT_FILE, { interval: 20, persistent: false }, () => {
  shift = Number(readFileSync(process.env.SHIFT_FILE, 'utf8'));
  for (const { at, due } of [...waiting.values()]) {
    if (at <= now()) due();
  }
  writeFileSync(`${process.env.SHIFT_FILE}.taken`, String(shift));
});

// Node dates its answers by a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function dated(...head) {
  this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, head);
};
