import { MongoInstance } from 'mongodb-memory-server';

type Settings = ConstructorParameters<typeof MongoInstance>[0] & { log: (line: string) => void };

/** The `mongod` of mongodb-memory-server, with its log read line by line and a plainer way to stop. */
export class Mongod extends MongoInstance {
  /** The text of the last line of severity error or fatal. */
  lastFailure: string | undefined;
  readonly #log: (line: string) => void;
  #unfinishedLine = '';

  constructor({ log, ...settings }: Settings) {
    super(settings);
    this.#log = log;
  }

  /** The base class takes a chunk for one JSON text, and throws where it holds several. */
  override stdoutHandler(chunk: string | Buffer): void {
    const lines = `${this.#unfinishedLine}${chunk.toString()}`.split('\n');
    this.#unfinishedLine = lines.pop() ?? '';
    for (const line of lines) {
      if (/"s":"[EF]"/.test(line)) this.lastFailure = failureIn(line);
      super.stdoutHandler(line);
    }
  }

  override closeHandler(code: number | null, signal: string | null): void {
    if (this.isInstanceReady && !this.stopPromise) {
      this.#log(
        `MongoDB has ended by itself (${signal ?? code}): ${this.lastFailure ?? 'it gave no reason'}`,
      );
    }
    super.closeHandler(code, signal);
  }

  /** Stops it by signal: the base class connects first, and waits 5 s for a `mongod` that never came up. */
  override stop(): Promise<boolean> {
    if (process.platform !== 'win32') this.isReplSet = false;
    return super.stop();
  }

  /** Ends it at once, for data that nobody wants any more: an orderly stop takes it a second. */
  kill(): Promise<boolean> {
    this.mongodProcess?.kill('SIGKILL');
    return this.stop();
  }
}

function failureIn(line: string): string {
  const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line;
  const detail = /"error":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
  return detail ? `${message}: ${detail}` : message;
}
