import { eo } from 'react-day-picker/locale/eo';

/** Dates of the walk are in Esperanto. */
export const WALK_LOCALE = 'eo';

/** The words of the calendar in that language. */
export const walkCalendar = eo;
