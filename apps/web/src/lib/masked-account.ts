/** The masked form of a bank account whose last letters and digits alone are known (SLIP-8). */
export function maskedAccount(lastFour: string): string {
  return `•••• ${lastFour}`;
}
