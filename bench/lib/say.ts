/** Prints a line of results. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
