/* Profile pictures and covers of tasks. Units are in the names. */

/** Largest upload of a profile picture or a cover, in bytes: 5 MiB (WIRE-6). */
export const MAX_PICTURE_BYTES = 5_242_880;

/** A larger picture is shrunk on the device before it is sent: a cover shows a part of it (COVER-8). */
export const MAX_UNSHRUNK_BYTES = 1_048_576;

/** The size of a stored cover, in pixels (COVER-1). */
export const COVER_WIDTH_PX = 640;
export const COVER_HEIGHT_PX = 360;
