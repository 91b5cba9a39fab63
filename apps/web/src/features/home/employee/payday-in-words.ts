import { formatDateInWords } from '@/lib/format-moment.ts';
import { locale } from '@/lib/language.ts';
import { firstScreenTexts as texts } from '../texts/first-screen.ts';

/** 'Cobras el lunes 30', with the month if it is another one. */
export function paydayInWords(payday: string, today: string): string {
  if (payday === today) return texts.paydayToday;
  const isNear = payday.slice(0, 7) === today.slice(0, 7);
  return texts.payday(isNear ? weekdayAndDay(payday) : formatDateInWords(payday));
}

function weekdayAndDay(date: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
  const parts = format.formatToParts(Date.parse(date));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of('weekday')} ${of('day')}`;
}
