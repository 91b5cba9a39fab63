import { z } from 'zod';
import { MAX_PUSH_ADDRESS } from '../domain/limits-and-defaults/index.ts';

/** Bytes in base64url. */
const bytes = (letters: number) =>
  z
    .string()
    .length(letters)
    .regex(/^[\w-]+$/);

/** `PUT /push`: the subscription of a browser, as its `PushManager` made it. The keys encrypt the messages for it. */
export const NewPushBrowser = z.object({
  /** The address at the push server of the browser's maker. */
  endpoint: z.url({ protocol: /^https?$/ }).max(MAX_PUSH_ADDRESS),
  /** A point of the curve P-256, uncompressed. */
  p256dh: bytes(87),
  /** 16 random bytes. */
  auth: bytes(22),
});
export type NewPushBrowser = z.infer<typeof NewPushBrowser>;

/** `GET /push`: the key by which a browser subscribes, and whether the calling session gets push messages (NOTICE-12). */
export const Push = z.object({
  publicKey: bytes(87),
  isOn: z.boolean(),
});
export type Push = z.infer<typeof Push>;

/** A push message, which the service worker shows. `url` is a path; a message replaces another with its `tag`. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
}
