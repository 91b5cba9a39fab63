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
import type { Person } from './factories.ts';
import type { TestApi } from './harness.ts';

/** A phone that marks for a person, with clocks of its own, as a browser does. Its true time is the API's clock. */
export class TestPhone {
  readonly #api: TestApi;
  readonly #key: KeyObject;
  readonly publicKey: DeviceKey;
  id = '';
  /** How far its wall clock is ahead. */
  aheadMs = 0;
  /** The marks that the server has not answered yet. */
  waiting: Mark[] = [];
  #stamp: KeptStamp | null = null;
  #previous = '';
  #counter = 0;
  #life = 1;
  #monoZero: number;

  constructor(api: TestApi) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
    this.#api = api;
    this.#key = privateKey;
    this.publicKey = { kty, crv, x, y } as DeviceKey;
    this.#monoZero = +api.clock.now();
  }

  /** A phone that is registered for a person. */
  static async of(api: TestApi, person: Person, name = 'Teléfono de Ana'): Promise<TestPhone> {
    const phone = new TestPhone(api);
    const body = { name, publicKey: phone.publicKey };
    const { _id, stamp } = await api.as(person).device.register({ body });
    phone.id = _id;
    phone.#keep(stamp);
    return phone;
  }

  /** Presses, without a connection. */
  press(kind: MarkKind, more: Partial<Pick<UnsignedMark, 'projectId' | 'undoes' | 'personId'>> = {}): Mark {
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
      ...more,
    };
    const text = textOfMark(unsigned);
    this.#previous = createHash('sha256').update(text).digest('hex');
    const mark = { ...unsigned, signature: this.sign(text) };
    this.waiting.push(mark);
    return mark;
  }

  /** Sends marks, by default all that wait, and keeps those that the answer does not name. */
  async send(marks: readonly Mark[] = this.waiting): Promise<MarkReceipts> {
    const answer = await this.#api.as(null).mark.send({ params: { id: this.id }, body: this.batch(marks) });
    this.#keep(answer.stamp);
    const answered = new Set(answer.receipts.map(({ id }) => id));
    this.waiting = this.waiting.filter(({ id }) => !answered.has(id));
    return answer;
  }

  /** The body of a request with marks. */
  batch(marks: readonly Mark[] = this.waiting): MarksSent {
    const now = this.read();
    const text = textOfBatch(
      this.id,
      now,
      marks.map(({ id }) => id),
    );
    return { now, marks: [...marks], signature: this.sign(text) };
  }

  /** Begins another life: the monotonic clock starts again at zero. */
  restart(): void {
    this.#life += 1;
    this.#monoZero = +this.#api.clock.now();
  }

  read(): DeviceReading {
    const now = +this.#api.clock.now();
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

  #keep(token: string): void {
    this.#stamp = { token, ...this.read() };
  }
}
