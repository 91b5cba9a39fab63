/** Prints one line to the terminal (standard error); for an error only its message. */
export function printLine(line: unknown): void {
  process.stderr.write(`${line instanceof Error ? line.message : String(line)}\n`);
}
