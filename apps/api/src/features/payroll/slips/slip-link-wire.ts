import type { SlipLink } from '@faena/shared/schemas';
import type { SlipLinkDoc } from './slip-link-model.ts';

/** The wire form of a private link, without its token. */
export function linkToWire({ createdAt, expiresAt, openedAt }: SlipLinkDoc): SlipLink {
  return {
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  };
}
