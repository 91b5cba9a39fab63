import { ApiError } from '@faena/shared/client';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

type OpenedLinkProps = {
  /** The token of the link; empty where the page was opened without one. */
  token: string;
  /** The failures of requests with this token. */
  errors: readonly (Error | null | false)[];
  texts: {
    readonly none: string;
    readonly noneHint: string;
    readonly over: string;
    readonly overHint: string;
  };
  /** The way to another link. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * The page of a private link: its content, or the reason for its absence. The server answers 404 for an expired or used
 * link.
 */
export function OpenedLink({ token, errors, texts, action, children }: OpenedLinkProps) {
  if (!token) return <EmptyState icon={Link2Off} title={texts.none} hint={texts.noneHint} action={action} />;
  if (errors.some(isOver)) {
    return <EmptyState icon={Link2Off} title={texts.over} hint={texts.overHint} action={action} />;
  }
  return children;
}

function isOver(error: Error | null | false): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
