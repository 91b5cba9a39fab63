/** The titles in a text that was pasted into a field, by the part of it that was chosen; none where it is one line. */
export function pastedTitles(pasted: string, before: string, after: string): readonly string[] | null {
  const titles = `${before}${pasted}${after}`
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return titles.length > 1 ? titles : null;
}
