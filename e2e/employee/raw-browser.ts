import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findBrowser } from '../browser.ts';

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe'];

/**
 * A page of a browser that Playwright does not control. Playwright keeps each page focused and visible, and such a page
 * never freezes.
 */
export class RawPage {
  readonly #browser: ChildProcess;
  readonly #profile: string;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #session: string | undefined;
  #asked = 0;
  #unread = '';
  /** The requests that the page has begun. */
  requests = 0;

  private constructor(profile: string) {
    const { executablePath, env } = findBrowser();
    this.#profile = profile;
    this.#browser = spawn(executablePath, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: env ?? process.env,
    });
    (this.#browser.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  /** Opens an address, in a browser and with a profile of its own. `script` runs before the page's own. */
  static async open(url: string, script: string): Promise<RawPage> {
    const page = new RawPage(await mkdtemp(join(tmpdir(), 'faena-raw-')));
    const { targetId } = await page.ask('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await page.ask('Target.attachToTarget', { targetId, flatten: true });
    page.#session = String(sessionId);
    await page.ask('Network.enable');
    await page.ask('Page.enable');
    await page.ask('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await page.ask('Page.navigate', { url });
    return page;
  }

  /** Sends a command of the DevTools protocol. @throws Error for a refused one */
  async ask(method: string, params: object = {}): Promise<Record<string, unknown>> {
    this.#asked += 1;
    const message = { id: this.#asked, method, params, ...(this.#session && { sessionId: this.#session }) };
    const answered = new Promise<Answer>((resolve) => this.#answers.set(message.id, resolve));
    (this.#browser.stdio[3] as Writable).write(`${JSON.stringify(message)}\0`);
    const { result, error } = await answered;
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.ask('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value?: unknown }).value;
  }

  async close(): Promise<void> {
    const ended = once(this.#browser, 'exit');
    this.#browser.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #read(text: string): void {
    const parts = (this.#unread + text).split('\0');
    this.#unread = parts.pop() ?? '';
    for (const part of parts) {
      const answer: Answer = JSON.parse(part);
      if (answer.method === 'Network.requestWillBeSent') this.requests += 1;
      if (answer.id) this.#answers.get(answer.id)?.(answer);
    }
  }
}
