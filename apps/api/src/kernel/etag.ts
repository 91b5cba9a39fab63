import { createHash } from 'node:crypto';

/** Names the content of an answer (WIRE-30). */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}
