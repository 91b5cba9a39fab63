/** A bank account of which only the last letters and digits are known (SLIP-8). */
export function maskedAccount(lastFour: string): string {
  return `•••• ${lastFour}`;
}
