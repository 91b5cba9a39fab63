/** The database in IndexedDB that holds unsent answers. They outlive sessions, as marks do (PHONE-21). */
export const ANSWERS = 'faena.answers';
