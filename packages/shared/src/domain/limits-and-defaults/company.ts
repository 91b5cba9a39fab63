/* Defaults of a company. Units are in the names. */

/** A company's colour until one is chosen (COMPANY-2). */
export const DEFAULT_COMPANY_COLOR = '#000000';

/** The zone of a company that names none. */
export const DEFAULT_TIMEZONE = 'America/Guatemala';
