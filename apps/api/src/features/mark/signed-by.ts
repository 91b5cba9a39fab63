import { createHash } from 'node:crypto';
import { textOfMark } from '@faena/shared/domain';
import type { Mark } from '@faena/shared/schemas';
import { type DeviceDoc, isSignedBy } from '../device/index.ts';

/** A mark with a valid signature, and its hash. */
export interface SignedMark extends Mark {
  readonly hash: string;
}

/** The mark with its hash; null without a valid signature of its device (MARK-12). */
export function signedBy(device: DeviceDoc, mark: Mark): SignedMark | null {
  const text = textOfMark(mark);
  if (!isSignedBy(device.publicKey, text, mark.signature)) return null;
  return { ...mark, hash: createHash('sha256').update(text).digest('hex') };
}
