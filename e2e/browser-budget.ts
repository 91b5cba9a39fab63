import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Workers that a whole run may start. Each opens a browser and starts a product with its database.
 * Playwright starts one for each of its two slots and each set of worker options: a language, demo data, a
 * clock.
 */
const MOST_WORKERS = 13;

/** Fails a run that starts more workers than the budget; a worker that replaces one after a failed test is free. */
export default class BrowserBudget implements Reporter {
  private readonly workers = new Set<number>();
  private failures = 0;

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { workerIndex, status }: TestResult): void {
    this.workers.add(workerIndex);
    if (status !== test.expectedStatus) this.failures += 1;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const counted = this.workers.size - this.failures;
    if (counted <= MOST_WORKERS) return {};
    process.stderr.write(
      `${counted} workers were started, each with a browser and a product; ${MOST_WORKERS} may be.\n`,
    );
    return { status: 'failed' };
  }
}
