/* The formats of downloaded files, and their media types. */

/** The formats of a downloaded table. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** The separators of a CSV. With a semicolon the decimal mark is a comma, as spreadsheets of such locales read it. */
export const CSV_SEPARATORS = [',', ';'] as const;

/** The longest name of a downloaded file, in bytes. Systems take 255, and a browser adds an ending of its own. */
export const MAX_FILE_NAME_BYTES = 240;

/** The media types of `SHEET_FORMATS`. */
export const SHEET_MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<(typeof SHEET_FORMATS)[number], string>;

/** The formats of a planilla: files for people, and JSON for programs (PAY-51). */
export const PAYROLL_FORMATS = [...SHEET_FORMATS, 'json'] as const;

/** The media types of a planilla. */
export const PAYROLL_MEDIA_TYPES = {
  ...SHEET_MEDIA_TYPES,
  json: 'application/json',
} as const satisfies Record<(typeof PAYROLL_FORMATS)[number], string>;

export const PDF_MEDIA_TYPE = 'application/pdf';

/** An archive has one JSON value a line, so the whole file is no valid JSON. */
export const ARCHIVE_MEDIA_TYPE = 'text/plain';

/** The tables of a downloaded run: each a sheet of its workbook, and a CSV (SLIP-3). */
export const RUN_TABLES = ['summary', 'days', 'records', 'lines', 'payments'] as const;
