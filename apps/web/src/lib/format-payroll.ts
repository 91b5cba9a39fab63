import { durationHours, formatDecimals, formatDuration, MINUS } from '@faena/shared/domain';
import { createContext, use } from 'react';

/** The unit after hours on the payroll screens (PAY-45). */
export const HOURS_UNIT = 'h';

/** `7.50 h`: hours on the payroll screens (PAY-45). */
export function formatHours(hours: number): string {
  return `${formatDecimals(hours)} ${HOURS_UNIT}`;
}

/** `1.33 h (1:20)`: a worked time in decimals, and in minutes that add up by hand (SLIP-9). */
export function formatWorked(ms: number): string {
  return `${formatHours(durationHours(ms))} (${formatDuration(ms)})`;
}

/** `−7.80`, `+1.25 h`: a difference with its sign before it; one that rounds to zero has none (PAY-65). */
export function formatSigned(difference: number, format: (amount: number) => string): string {
  const size = format(Math.abs(difference));
  if (!/[1-9]/.test(size)) return size;
  return `${difference > 0 ? '+' : MINUS}${size}`;
}

/** Words worked milliseconds. */
export type WordHours = (ms: number) => string;

/** `4:24 h`: worked time for an employee (PHONE-16). */
export const hoursInTime: WordHours = (ms) => `${formatDuration(ms)} ${HOURS_UNIT}`;

/** The format of worked time on the surrounding screens: for managers also in decimals, like in files (SLIP-9). */
export const HoursContext = createContext<WordHours>(formatWorked);

export function useHours(): WordHours {
  return use(HoursContext);
}
