import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from '../lib/figures.ts';
import { say } from '../lib/say.ts';

/** Of Linux: the unit of /proc/<pid>/stat. */
const TICK_MS = 10;

/** Measures work: the elapsed time, and the CPU time of this process and of its `mongod`. */
export class CpuTimes {
  readonly #mongod = execFileSync('pgrep', ['-P', String(process.pid), 'mongod'], {
    encoding: 'utf8',
  }).trim();

  /** Repeats `work` and prints the median of each time; the mean for the database, whose clock is coarse. */
  async take(what: string, runs: number, work: () => Promise<unknown>): Promise<void> {
    const [passed, used]: [number[], number[]] = [[], []];
    const before = this.#databaseMs();
    for (let run = 0; run < runs; run += 1) {
      const [cpu, startedAt] = [process.cpuUsage(), performance.now()];
      await work();
      passed.push(performance.now() - startedAt);
      const { user, system } = process.cpuUsage(cpu);
      used.push((user + system) / 1_000);
    }
    const database = (this.#databaseMs() - before) / runs;
    const cells = [passed, used].map((times) => `${median(times).toFixed(0)} ms`.padStart(10));
    const least = `${Math.min(...passed).toFixed(0)} ms`.padStart(10);
    say(
      `${what.padEnd(32)}passed${cells[0]} (least${least})  API${cells[1]}  database ${database.toFixed(0)} ms`,
    );
  }

  #databaseMs(): number {
    const [, rest = ''] = readFileSync(`/proc/${this.#mongod}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }
}
