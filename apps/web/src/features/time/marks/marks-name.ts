/** The name of the marks on a device: of their database, of their channel between tabs and worker, and of their sync. */
export const MARKS = 'faena.marks';
