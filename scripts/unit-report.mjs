import { JsonReporter } from 'vitest/node';

/** Vitest's report for machines, with what failed outside of any test as well, which it leaves out. */
export default class UnitReport extends JsonReporter {
  #errors = [];

  constructor() {
    super({});
  }

  async onTestRunEnd(modules, errors) {
    this.#errors = errors.map(({ name, message, stack, VITEST_TEST_PATH: file }) => ({
      file,
      message: stack ?? `${name}: ${message}`,
    }));
    await super.onTestRunEnd(modules);
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.#errors }));
  }
}
