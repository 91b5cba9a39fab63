import type { SlipLink } from '@faena/shared/schemas';
import type { SlipLinkDoc } from './slip-link-model.ts';

/** A private link in the API format, without its token. */
export function linkToWire({ createdAt, expiresAt, openedAt }: SlipLinkDoc): SlipLink {
  return {
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  };
}
