/* Defaults of a company. Units are in the names. */

/** A company's colour until one is chosen (COMPANY-2). */
export const DEFAULT_COMPANY_COLOR = '#000000';

/** The zone of a company that names none. */
export const DEFAULT_TIMEZONE = 'America/Guatemala';

/** The acts that a company may ask to confirm with the password (COMPANY-21). */
export const COMPANY_ACTS = ['payments', 'accounts', 'closing', 'rates', 'deletion'] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

/** The acts that it asks to confirm unless its owner says otherwise. */
export const USUAL_CONFIRMED_ACTS: readonly CompanyAct[] = ['payments', 'accounts'];
