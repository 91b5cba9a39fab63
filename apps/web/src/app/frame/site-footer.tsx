import { Link } from '@/ui/link.tsx';
import { PageFooter } from '@/ui/page-footer.tsx';

/** The footer of every area: /about, /contact, /privacy; on public pages also the languages (SCREEN-11). */
export function SiteFooter({ isPublic = false }: { isPublic?: boolean }) {
  return (
    <PageFooter
      isPublic={isPublic}
      link={(to, label, className) => (
        <Link key={to} to={to} className={className}>
          {label}
        </Link>
      )}
    />
  );
}
