/* The console in tests: reported errors are kept for the test; warnings of React and gaps of jsdom fail it. */

let reported: unknown[] = [];
let warnings: string[] = [];

/** Listens to `console.error` from now on. */
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

/** Other output of the ending test; the next one begins with nothing. */
export function forgetConsole(): readonly string[] {
  const said = warnings;
  reported = [];
  warnings = [];
  return said;
}
