/*
 * What is written to the console: errors that the product reports are kept for the test, warnings of React and what
 * jsdom cannot do fail it.
 */

let reported: unknown[] = [];
let warnings: string[] = [];

/** Has `console.error` be heard from now on. */
export function listenToConsole(): void {
  console.error = (...args: unknown[]) => {
    const [first] = args;
    if (first instanceof Error && args.length === 1) reported.push(first);
    else if (!isUnknownTag(args)) warnings.push(args.map(String).join(' '));
  };
}

/** jsdom does not know the element yet. */
function isUnknownTag([text, tag]: unknown[]): boolean {
  return tag === 'search' && String(text).includes('is unrecognized in this browser');
}

/** The errors that the product wrote to the console in this test. */
export function reportedErrors(): readonly unknown[] {
  return reported;
}

/** What else was written in the test that ends; the next one begins with nothing. */
export function forgetConsole(): readonly string[] {
  const said = warnings;
  reported = [];
  warnings = [];
  return said;
}
