import type { ReactNode } from 'react';
import { VERSION } from '@/lib/version.ts';
import { Link } from '@/ui/link.tsx';
import { PageFooter } from '@/ui/page-footer.tsx';

/** The footer of every area: /about, /contact, /privacy, and the version unless another part is given (SCREEN-11). */
export function SiteFooter({
  children = <p className="tabular">Faena {VERSION}</p>,
}: {
  children?: ReactNode;
}) {
  return (
    <PageFooter
      link={(to, label, className) => (
        <Link key={to} to={to} className={className}>
          {label}
        </Link>
      )}
    >
      {children}
    </PageFooter>
  );
}
