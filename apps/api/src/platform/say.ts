/** Prints something at the terminal; for an error only its message. */
export function say(line: unknown): void {
  process.stderr.write(`${line instanceof Error ? line.message : String(line)}\n`);
}
