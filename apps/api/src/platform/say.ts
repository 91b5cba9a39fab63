/** Says something to the person at the terminal; of an error its message alone. */
export function say(line: unknown): void {
  process.stderr.write(`${line instanceof Error ? line.message : String(line)}\n`);
}
