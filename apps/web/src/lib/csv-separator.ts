import { CSV_SEPARATORS, decimalMarkOf } from '@faena/shared/domain';
import { personLocale } from './person-locale.ts';

/** The separator of a CSV for the person's spreadsheets: with a decimal comma they divide at semicolons. */
export function csvSeparator(): (typeof CSV_SEPARATORS)[number] {
  const [comma, semicolon] = CSV_SEPARATORS;
  return decimalMarkOf(personLocale()) === ',' ? semicolon : comma;
}
