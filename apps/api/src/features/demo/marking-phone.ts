import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import {
  type DeviceReading,
  type KeptStamp,
  type MarkKind,
  textOfBatch,
  textOfMark,
  type UnsignedMark,
} from '@faena/shared/domain';
import type { DeviceKey, Mark, MarkReceipts, MarksSent } from '@faena/shared/schemas';

/** The content of a mark beyond its kind. */
type Details = Partial<
  Pick<UnsignedMark, 'id' | 'projectId' | 'undoes' | 'personId' | 'code' | 'pin' | 'taskId'>
>;

/** A phone that makes marks as a browser does, with a key and clocks of its own (MARK-12). */
export class MarkingPhone {
  readonly #key: KeyObject;
  readonly publicKey: DeviceKey;
  id = '';
  /** How far its wall clock is ahead, in milliseconds. */
  aheadMs = 0;
  /** The marks that the server has not answered yet. */
  waiting: Mark[] = [];
  /** The true time. */
  readonly #now: () => Date;
  #stamp: KeptStamp | null = null;
  #previous = '';
  #counter = 0;
  #life = 1;
  #monoZero: number;

  constructor(now: () => Date) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
    this.#now = now;
    this.#key = privateKey;
    this.publicKey = { kty, crv, x, y } as DeviceKey;
    this.#monoZero = +now();
  }

  /** Presses, without a connection. */
  press(kind: MarkKind, details: Details = {}): Mark {
    this.#counter += 1;
    const unsigned: UnsignedMark = {
      id: randomUUID(),
      kind,
      ...this.read(),
      counter: this.#counter,
      previous: this.#previous,
      stamp: this.#stamp,
      projectId: null,
      undoes: null,
      ...details,
    };
    const text = textOfMark(unsigned);
    this.#previous = createHash('sha256').update(text).digest('hex');
    const mark = { ...unsigned, signature: this.sign(text) };
    this.waiting.push(mark);
    return mark;
  }

  /** The body of a request with marks, by default with all that wait. */
  batch(marks: readonly Mark[] = this.waiting): MarksSent {
    const now = this.read();
    const text = textOfBatch(
      this.id,
      now,
      marks.map(({ id }) => id),
    );
    return { now, marks: [...marks], signature: this.sign(text) };
  }

  /** Keeps the stamp of an answer, and the marks that it does not name. */
  take({ stamp, receipts }: Pick<MarkReceipts, 'stamp' | 'receipts'>): void {
    this.keep(stamp);
    const answered = new Set(receipts.map(({ id }) => id));
    this.waiting = this.waiting.filter(({ id }) => !answered.has(id));
  }

  keep(token: string): void {
    this.#stamp = { token, ...this.read() };
  }

  /** Begins another life: the monotonic clock starts again at zero. */
  restart(): void {
    this.#life += 1;
    this.#monoZero = +this.#now();
  }

  read(): DeviceReading {
    const now = +this.#now();
    return {
      wall: now + this.aheadMs,
      mono: now - this.#monoZero,
      epoch: `life-${this.#life}`,
    };
  }

  sign(text: string): string {
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return signature.toString('base64url');
  }
}
