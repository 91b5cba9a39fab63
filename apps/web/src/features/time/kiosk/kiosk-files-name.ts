/** The cache of a kiosk's own files. A browser that is no kiosk has none (KIOSK-10). */
export const KIOSK_FILES = 'faena-kiosk';

/** The message by which a kiosk has the worker keep its files. */
export const KEEP_KIOSK = 'keep-kiosk';
