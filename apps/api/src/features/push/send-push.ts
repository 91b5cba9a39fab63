import type { PushMessage } from '@faena/shared/schemas';
import webPush from 'web-push';
import type { Config } from '../../platform/config.ts';
import { post } from '../../platform/outgoing.ts';
import type { Services } from '../../platform/services.ts';
import type { PushBrowserDoc } from './model.ts';
import { pushKeys } from './push-keys.ts';

/** The answers by which a push server asks for a later attempt; any other refusal is for good. */
const LATER = [408, 425, 429];

interface Delivery {
  /** Seconds that the push server keeps the message for a device without a connection. */
  readonly ttl: number;
  /** A waiting message of the same topic is replaced: at most 32 letters of base64url. */
  readonly topic: string;
}

/**
 * Sends an encrypted message to a browser (NOTICE-14).
 * @returns `gone` if the subscription is over or can get no message
 * @throws Error if a later attempt may succeed
 */
export async function sendPush(
  { endpoint, p256dh, auth }: Pick<PushBrowserDoc, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  { ttl, topic }: Delivery,
  services: Pick<Services, 'config'>,
): Promise<'sent' | 'gone'> {
  const { config } = services;
  const vapidDetails = { subject: contactOf(config), ...(await pushKeys(services)) };
  const subscription = { endpoint, keys: { p256dh, auth } };
  const options = { vapidDetails, TTL: ttl, topic, contentEncoding: 'aes128gcm' as const };
  const sealed = encrypt(() =>
    webPush.generateRequestDetails(subscription, JSON.stringify(message), options),
  );
  if (!sealed) return 'gone';
  const { headers, body } = sealed;
  const status = await post(new URL(endpoint), { headers: { ...headers }, body }, config);
  if (status >= 200 && status < 300) return 'sent';
  if (status >= 500 || LATER.includes(status)) throw new Error(`The push server answers ${status}`);
  return 'gone';
}

/** Null for keys that are no point of the curve. */
function encrypt(seal: () => webPush.RequestDetails) {
  try {
    const { headers, body } = seal();
    return body ? { headers, body } : null;
  } catch {
    return null;
  }
}

/** Where the maker of the browser may ask about the messages; Apple's refuses a local address. */
function contactOf({
  publicUrl,
  smtpFrom = 'faena@localhost',
}: Pick<Config, 'publicUrl' | 'smtpFrom'>): string {
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${smtpFrom}`;
}
