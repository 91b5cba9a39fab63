import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { FILE_ADDRESS_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';

/** The part of a file that an address opens. */
export type FilePart = 'whole' | 'preview';

/** The content of an address. */
export interface Addressed {
  readonly attachmentId: Types.ObjectId;
  /** The person whom the server answered it to. */
  readonly personId: Types.ObjectId;
  readonly part: FilePart;
}

const PARTS: readonly FilePart[] = ['whole', 'preview'];

/** The bytes of an address: two ids, the part, the expiry in seconds, and a mark that only the server can make. */
const IDS_END = 24;
const PAYLOAD_BYTES = 29;
const MARK_BYTES = 19;

/**
 * Makes the addresses of files (FILE-5). A page asks for a picture without the token of its session, so its address has the
 * right of one person, for a while.
 */
export class FileAddresses {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'addresses of files', 32));
  }

  /** An address that stays the same for a while, so that browsers keep the picture. */
  of({ attachmentId, personId, part }: Addressed, now: Date): string {
    const expiry = (Math.floor(now.getTime() / FILE_ADDRESS_MS) + 2) * FILE_ADDRESS_MS;
    const payload = Buffer.alloc(PAYLOAD_BYTES);
    payload.set(attachmentId.id, 0);
    payload.set(personId.id, IDS_END / 2);
    payload.writeUInt8(PARTS.indexOf(part), IDS_END);
    payload.writeUInt32BE(expiry / 1_000, IDS_END + 1);
    const key = Buffer.concat([payload, this.#markOf(payload)]).toString('base64url');
    return `/api/tasks/attachments/${key}`;
  }

  /** The content of an address; null for a forged or expired one. */
  read(key: string, now: Date): Addressed | null {
    const bytes = Buffer.from(key, 'base64url');
    if (bytes.length !== PAYLOAD_BYTES + MARK_BYTES) return null;
    const payload = bytes.subarray(0, PAYLOAD_BYTES);
    if (!timingSafeEqual(this.#markOf(payload), bytes.subarray(PAYLOAD_BYTES))) return null;
    const part = PARTS[payload.readUInt8(IDS_END)];
    if (!part || payload.readUInt32BE(IDS_END + 1) * 1_000 <= now.getTime()) return null;
    const attachmentId = new Types.ObjectId(payload.subarray(0, IDS_END / 2));
    return { attachmentId, personId: new Types.ObjectId(payload.subarray(IDS_END / 2, IDS_END)), part };
  }

  #markOf(payload: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(payload).digest().subarray(0, MARK_BYTES);
  }
}
