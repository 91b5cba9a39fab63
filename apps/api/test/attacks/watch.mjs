// A thread that asks for things while somebody else attacks: what the attacker's own sending takes does not count.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ asks: { url: string, headers: Record<string, string> }[], everyMs: number }} */
const { asks, everyMs } = workerData;

let over = false;
parentPort?.once('message', () => {
  over = true;
});

/** Until all are answered, in ms; one that is refused a connection has waited for that, too. */
async function wait() {
  const begun = performance.now();
  await Promise.allSettled(
    asks.map(async ({ url, headers }) => (await fetch(url, { headers })).arrayBuffer()),
  );
  return performance.now() - begun;
}

/** @type {Promise<number>[]} */
const times = [];
while (!over) {
  times.push(wait());
  await pause(everyMs);
}
parentPort?.postMessage(await Promise.all(times));
