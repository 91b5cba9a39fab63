/** The country code of phones and their length without it, by the time zone of their company. */
const COUNTRIES: Readonly<Record<string, readonly [code: string, length: number]>> = {
  'America/Guatemala': ['502', 8],
  'America/Belize': ['501', 7],
  'America/El_Salvador': ['503', 8],
  'America/Tegucigalpa': ['504', 8],
  'America/Managua': ['505', 8],
  'America/Costa_Rica': ['506', 8],
  'America/Panama': ['507', 8],
  'America/Mexico_City': ['52', 10],
  'America/Bogota': ['57', 10],
};
/** The most digits of a number of E.164. */
const MOST_DIGITS = 15;

/**
 * The digits of a phone with its country code; empty if the typed text does not determine them.
 * @param timeZone the time zone of the company, which determines the country of a phone without a code
 */
export function internationalPhone(phone: string, timeZone: string): string {
  const [dialled = ''] = phone.trim().split(/\s+(?=[^\d\s().+/-])/);
  const digits = dialled.replace(/\D/g, '');
  if (dialled.startsWith('+')) return digits.length <= MOST_DIGITS ? digits : '';
  if (digits.startsWith('00')) return digits.slice(2, MOST_DIGITS + 2);
  const [code = '', length = 0] = COUNTRIES[timeZone] ?? [];
  if (code === '') return '';
  if (digits.length === length) return code + digits;
  return digits.startsWith(code) && digits.length === code.length + length ? digits : '';
}
