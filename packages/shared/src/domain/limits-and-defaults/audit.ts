/* The audit. */

/** For how many days audit entries are kept, unless a setting says otherwise (AUDIT-5). */
export const AUDIT_DAYS = 400;
