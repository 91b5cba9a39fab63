import { randomId } from '@/lib/random-id.ts';

/** A chosen file, with its content at the time of the choice. */
export interface ChosenFile {
  /** Distinguishes each choice, also of the same file. */
  readonly id: string;
  readonly onDevice: File;
  readonly read: File;
}

/**
 * Reads a file.
 * @throws DOMException if the device refuses
 */
export async function readChosen(onDevice: File): Promise<ChosenFile> {
  const read = new File([await onDevice.arrayBuffer()], onDevice.name, { type: onDevice.type });
  return { id: randomId(), onDevice, read };
}

/** Tests whether the file is unchanged on the device. Browsers refuse to read a changed file, or read its new bytes. */
export async function isUnchanged({ onDevice, read }: ChosenFile): Promise<boolean> {
  try {
    const [now, then] = await Promise.all([onDevice.arrayBuffer(), read.arrayBuffer()]);
    if (now.byteLength !== then.byteLength) return false;
    const before = new Uint8Array(then);
    return new Uint8Array(now).every((byte, index) => byte === before[index]);
  } catch {
    return false;
  }
}
