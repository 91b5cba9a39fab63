/* Absences of employees. */

/** The kinds of absences (ABSENCE-1). */
export const ABSENCE_KINDS = ['vacation', 'sickness', 'leave', 'other'] as const;

export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** Most days of an absence, and of the range that one request lists (ABSENCE-2). */
export const MAX_ABSENCE_DAYS = 366;

/** Most absences of a person (ABSENCE-4). */
export const MAX_ABSENCES = 500;
