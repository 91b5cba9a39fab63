const MINUTES = /^(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/i;
const NOON = 12;

/**
 * The time of 24 hours in a typed text: `07:30`, `7.30`, `730`, `7`, `7:30 pm`. An empty text is an empty time, and
 * `null` an invalid one.
 */
export function typedTime(text: string): string | null {
  if (text.trim() === '') return '';
  const [matched, hour = '', minute = '00', half] = MINUTES.exec(text.trim()) ?? [];
  if (matched === undefined) return null;
  const hours = half ? halfDayHours(Number(hour), half) : Number(hour);
  if (hours === null || hours > 23 || Number(minute) > 59) return null;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function halfDayHours(hour: number, half: string): number | null {
  if (hour < 1 || hour > NOON) return null;
  return (hour % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
}
