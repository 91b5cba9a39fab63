import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type MarkKind, textOfKioskRequest } from '@faena/shared/domain';
import type { KioskPeopleAsked, LinkedKiosk } from '@faena/shared/schemas';
import type { TestApi } from './harness.ts';
import { TestPhone } from './test-phone.ts';

/** A tablet that marks for the people of a project through the API, as a browser does (KIOSK-5). */
export class TestKiosk extends TestPhone {
  #linked: LinkedKiosk | null = null;

  /** A tablet that a link has made a kiosk. */
  static async by(api: TestApi, token: string, name = 'Tableta de obra'): Promise<TestKiosk> {
    const kiosk = new TestKiosk(api);
    const body = { token, name, publicKey: kiosk.publicKey };
    kiosk.#linked = await api.as(null).kiosk.redeemLink({ body });
    kiosk.id = kiosk.#linked._id;
    kiosk.keep(kiosk.#linked.stamp);
    return kiosk;
  }

  /** A press of a person who types a PIN, without a connection. */
  pressFor(kind: MarkKind, personId: string, pin: string) {
    const id = crypto.randomUUID();
    const projectId = this.#linked?.project._id ?? null;
    const sealed = sealPin(pin, id, this.#linked?.pinKey ?? '');
    return this.press(kind, { id, personId, projectId, pin: sealed });
  }

  /** The request for its people. */
  asked(stamp = this.#linked?.stamp ?? ''): KioskPeopleAsked {
    return { stamp, signature: this.sign(textOfKioskRequest(this.id, stamp)) };
  }
}

/** Seals a PIN for one mark. */
function sealPin(pin: string, markId: string, pinKey: string): string {
  const once = createECDH('prime256v1');
  const publicKey = once.generateKeys();
  const shared = once.computeSecret(Buffer.from(pinKey, 'base64url'));
  const key = Buffer.from(hkdfSync('sha256', shared, '', 'kiosk pin', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(markId));
  const sealed = Buffer.concat([cipher.update(pin.padEnd(6), 'utf8'), cipher.final()]);
  return Buffer.concat([publicKey, iv, sealed, cipher.getAuthTag()]).toString('base64url');
}
