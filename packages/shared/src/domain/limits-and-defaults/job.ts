/** The days after which a dead letter without a retry is deleted (JOB-2). */
export const DEAD_LETTER_DAYS = 30;
