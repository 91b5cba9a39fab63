/** The last four letters and digits, or half of a short account: enough to recognize it (SLIP-8). */
export function lastFourOf(account: string): string {
  const plain = account.replaceAll(/[ -]/g, '');
  const shown = Math.min(4, Math.floor(plain.length / 2));
  return plain.slice(plain.length - shown);
}
