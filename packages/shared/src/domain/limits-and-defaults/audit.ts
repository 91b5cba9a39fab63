/** How many days audit entries are kept, unless a setting differs (AUDIT-5). */
export const AUDIT_DAYS = 400;
