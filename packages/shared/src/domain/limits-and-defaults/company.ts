/* Companies: defaults, acts that a password confirms, and how many there are. */

/** A company's colour until one is chosen (COMPANY-2). */
export const DEFAULT_COMPANY_COLOR = '#000000';

/** The time zone of a company that names none. */
export const DEFAULT_TIMEZONE = 'America/Guatemala';

/** The acts that a company may ask to confirm with the password (COMPANY-21). */
export const COMPANY_ACTS = ['payments', 'accounts', 'closing', 'rates', 'deletion'] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

/** The acts that a company asks to confirm until its owner changes them (COMPANY-21). */
export const USUAL_CONFIRMED_ACTS: readonly CompanyAct[] = ['payments', 'accounts'];

/** Most companies of a person (LIMIT-11). A person who had more before keeps them. */
export const MAX_COMPANIES = 50;

/** Most employees of a company (LIMIT-11). */
export const MAX_EMPLOYEES = 2_000;
