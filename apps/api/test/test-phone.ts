import type { Mark, MarkReceipts } from '@faena/shared/schemas';
import { MarkingPhone } from '../src/features/demo/marking-phone.ts';
import type { Person } from './factories.ts';
import type { TestApi } from './harness.ts';

/** A phone that marks through the API. Its true time is the API's clock. */
export class TestPhone extends MarkingPhone {
  readonly #api: TestApi;

  constructor(api: TestApi) {
    super(() => api.clock.now());
    this.#api = api;
  }

  /** A phone that is registered for a person. */
  static async of(api: TestApi, person: Person, name = 'Teléfono de Ana'): Promise<TestPhone> {
    const phone = new TestPhone(api);
    const body = { name, publicKey: phone.publicKey };
    const { _id, stamp } = await api.as(person).device.register({ body });
    phone.id = _id;
    phone.keep(stamp);
    return phone;
  }

  /** Sends marks, by default all that wait, and keeps those that the answer does not name. */
  async send(marks: readonly Mark[] = this.waiting): Promise<MarkReceipts> {
    const answer = await this.#api.as(null).mark.send({ params: { id: this.id }, body: this.batch(marks) });
    this.take(answer);
    return answer;
  }
}
