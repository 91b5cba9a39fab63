import { PageFooter } from '@/ui/page-footer.tsx';

/** The shared footer in plain anchors, for the page that stands without the router. */
export function LandingFooter() {
  return (
    <PageFooter
      isPublic
      link={(to, label, className) => (
        <a key={to} href={to} className={className}>
          {label}
        </a>
      )}
    />
  );
}
