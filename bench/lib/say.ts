/** Writes a line of what was measured. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
