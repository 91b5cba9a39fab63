/** The titles in a text that was pasted over the selection of a field; none if it is a single line. */
export function pastedTitles(pasted: string, before: string, after: string): readonly string[] | null {
  const titles = `${before}${pasted}${after}`
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return titles.length > 1 ? titles : null;
}
