import sharp from 'sharp';

let made: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** A picture of few bytes that takes hundreds of megabytes to open. */
export function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  made ??= sharp({ create: { width: 7_700, height: 7_700, channels: 3, background: 'red' } })
    .png({ progressive: true, compressionLevel: 9, palette: true })
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  return made;
}
