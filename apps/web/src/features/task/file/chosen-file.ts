import { randomId } from '@/lib/random-id.ts';

/** A chosen file, with its content at that time. */
export interface ChosenFile {
  /** Distinguishes it from other files, and from the same file chosen again. */
  readonly id: string;
  readonly onDevice: File;
  readonly read: File;
}

/** @throws DOMException where the device does not give it */
export async function readChosen(onDevice: File): Promise<ChosenFile> {
  const read = new File([await onDevice.arrayBuffer()], onDevice.name, { type: onDevice.type });
  return { id: randomId(), onDevice, read };
}

/** Whether the file is unchanged on the device; browsers refuse to read a changed one, or read its new bytes. */
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
