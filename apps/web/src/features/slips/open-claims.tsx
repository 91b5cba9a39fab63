import type { OpenClaims } from '@faena/shared/schemas';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn.ts';
import { QueryNote, type QueryNoteProps } from '@/ui/query-note.tsx';
import { openClaimsTexts as texts } from './texts/open-claims.ts';
import { useOpenClaims } from './use-open-claims.ts';

type ClaimsLinkProps = { claims: OpenClaims; className?: string | undefined };

/** The number of a company's unanswered claims, as a link to the earliest (ANSWER-8). */
function ClaimsLink({ claims: { slips, date }, className }: ClaimsLinkProps) {
  const to = `/planilla/periodo?${new URLSearchParams({ fecha: date, answers: 'claims' })}`;
  return (
    <Link
      to={to}
      className={cn('inline-flex min-h-control items-center gap-2 text-warn underline', className)}
    >
      <MessageSquareWarning aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      {texts.count(slips)}
    </Link>
  );
}

/** The unanswered claims of one company; nothing without any. */
export function OpenClaimsOf({
  companyId,
  className,
}: {
  companyId: string;
  className?: string | undefined;
}) {
  const query = useOpenClaims(companyId);
  const [claims] = query.data ?? [];
  if (!claims) return <ClaimsNote query={query} className={className} />;
  return <ClaimsLink claims={claims} className={className} />;
}

/** Says that the claims could not be counted; nothing otherwise. */
function ClaimsNote({ query, className }: Pick<QueryNoteProps, 'query' | 'className'>) {
  return <QueryNote query={query} failed={texts.failed} className={className} />;
}
