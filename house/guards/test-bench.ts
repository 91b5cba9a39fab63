import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { titlePattern } from './guard.ts';

/** A test that is run by its title. */
interface Named {
  readonly test: string;
  readonly title: string;
}

/** The outcome of a test. */
export type Outcome =
  | { readonly kind: 'green' | 'missing' }
  | { readonly kind: 'red' | 'broken'; readonly why: string };

/** A failure of these kinds says that the source no longer holds together, not that something was let through. */
const BROKEN = /^(?:SyntaxError|ReferenceError)|Hook timed out|Cannot find|Failed to|Transform failed/;

/** Runs tests of a tree by their titles. Shared servers, the database among them, start once. */
export class TestBench {
  readonly #folder: string;
  readonly #vitest: Vitest;

  private constructor(folder: string, vitest: Vitest) {
    this.#folder = folder;
    this.#vitest = vitest;
  }

  static async open(folder: string, tests: readonly Named[]): Promise<TestBench> {
    const project = [...new Set(tests.map(({ test }) => projectOf(test)))];
    // More databases than the server may have files open for would be left otherwise.
    process.env.DROP_TEST_DATABASES = 'true';
    // No worker outlives its file: a later run would find its loaded modules.
    const options = { root: folder, project, watch: false, isolate: true, reporters: [{}] };
    return new TestBench(folder, await createVitest('test', options));
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }

  /** Puts another text into a file. */
  write(file: string, text: string): void {
    const path = join(this.#folder, file);
    writeFileSync(path, text);
    this.#vitest.invalidateFile(path);
  }

  async run(tests: readonly Named[]): Promise<Outcome[]> {
    const specifications = tests.map(({ test }) =>
      this.#vitest.getProjectByName(projectOf(test)).createSpecification(join(this.#folder, test)),
    );
    this.#vitest.setGlobalTestNamePattern(
      new RegExp(tests.map(({ title }) => titlePattern(title)).join('|')),
    );
    const files = new Map(specifications.map((specification) => [specification.moduleId, specification]));
    const { testModules } = await this.#vitest.runTestSpecifications([...files.values()]);
    return tests.map(({ test, title }) => {
      const module = testModules.find(({ moduleId }) => moduleId === join(this.#folder, test));
      return module ? outcomeOf(module, title) : { kind: 'missing' };
    });
  }
}

/** The project of vitest.config.ts that a test file belongs to. */
function projectOf(file: string): string {
  if (file.startsWith('apps/web/')) return file.endsWith('.tsx') ? 'screens' : 'web';
  if (file.endsWith('.alone.test.ts')) return 'api-alone';
  if (file.endsWith('.timed.test.ts')) return 'api-timed';
  return file.replace(/^(?:apps|packages)\//, '').split('/', 1)[0] ?? '';
}

function outcomeOf(module: TestModule, title: string): Outcome {
  const pattern = new RegExp(`^${titlePattern(title)}$`);
  const named = [...module.children.allTests()].filter(({ name }) => pattern.test(name));
  const whys = named.flatMap(failureOf);
  const why = whys.find((line) => !BROKEN.test(line));
  if (why !== undefined) return { kind: 'red', why };
  const broken = whys[0] ?? firstLine(module.errors()[0]);
  if (broken !== undefined) return { kind: 'broken', why: broken };
  return { kind: named.some((one) => one.result().state === 'passed') ? 'green' : 'missing' };
}

function failureOf(test: TestCase): string[] {
  const { state, errors } = test.result();
  return state === 'failed' ? [firstLine(errors[0]) ?? ''] : [];
}

function firstLine(
  error: { readonly name?: string; readonly message: string } | undefined,
): string | undefined {
  return error && `${error.name ?? 'Error'}: ${error.message}`.split('\n', 1)[0];
}
