import type { CDPSession, Page } from '@playwright/test';

/** One finger on the screen. */
export class Finger {
  readonly #session: CDPSession;
  #at = { x: 0, y: 0 };

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(x: number, y: number): Promise<void> {
    this.#at = { x, y };
    await this.#send('touchStart', [this.#at]);
  }

  /** Moves in small steps, as a finger does. */
  async move(x: number, y: number, steps = 8): Promise<void> {
    const { x: fromX, y: fromY } = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      this.#at = { x: fromX + ((x - fromX) * step) / steps, y: fromY + ((y - fromY) * step) / steps };
      await this.#send('touchMove', [this.#at]);
    }
  }

  async up(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }
}
