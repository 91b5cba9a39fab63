import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Questions to the person at a terminal. */
export interface Terminal {
  /** @throws AbortError when the person gives up (Ctrl-C, end of input) */
  ask(question: string): Promise<string>;
  /** Like `ask`, without showing the input. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

/** A terminal over a pair of streams, by default the process's own. */
export function openTerminal(input: NodeJS.ReadableStream, screen: NodeJS.WritableStream): Terminal {
  let hidden = false;
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) screen.write(chunk);
      done();
    },
  });
  // Without a history, because an arrow key would show the password.
  const lines = createInterface({ input, output: echo, terminal: true, historySize: 0 });
  const givenUp = new AbortController();
  lines.once('close', () => givenUp.abort());
  const ask = (question: string) => lines.question(question, { signal: givenUp.signal });
  return {
    ask,
    async askSecret(question) {
      screen.write(question);
      hidden = true;
      try {
        return await ask('');
      } finally {
        hidden = false;
        screen.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
