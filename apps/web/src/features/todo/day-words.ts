import { dateAfter, daysBetween } from '@faena/shared/domain';
import type { Recurrence } from '@faena/shared/schemas';
import { formatDayAndMonth } from '@/lib/format-moment.ts';
import { locale } from '@/lib/language.ts';
import { once } from '@/lib/once.ts';
import { todoTexts as texts } from './texts/todo.ts';

const dated = (weekday: 'long' | 'short') =>
  once(() => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }));
const long = dated('long');
const short = dated('short');

/** A week from today is named by its weekday. */
const WEEK = 7;

const dayOf = (date: string) => Number(date.slice(8));

/** The heading of a later day: `mañana`, `viernes 4`, `18 dic`. */
export function headingOf(day: string, today: string): string {
  if (day === dateAfter(today, 1)) return texts.tomorrow;
  if (daysBetween(today, day) > WEEK) return formatDayAndMonth(day);
  return `${long().format(Date.parse(day))} ${dayOf(day)}`;
}

/** A day beside a line: `sáb 28`, or `18 dic` more than a week away. */
export function shortDay(day: string, today: string): string {
  if (Math.abs(daysBetween(today, day)) > WEEK) return formatDayAndMonth(day);
  return `${short().format(Date.parse(day))} ${dayOf(day)}`;
}

/** A day that was read from words: `lun 7 dic`, with the time. */
export function readDay(day: string, time: string | null): string {
  const date = `${short().format(Date.parse(day))} ${formatDayAndMonth(day)}`;
  return time === null ? date : `${date}, ${clockText(time)}`;
}

/** `9:00` of `09:00`. */
export const clockText = (time: string): string => time.replace(/^0/, '');

/** `cada 2 semanas`. */
export const everyText = ({ every, unit }: Recurrence): string => texts.add.every[unit](every);
