import { Link } from 'react-router-dom';
import { FOOTER_LINKS } from '@/lib/footer-links.ts';
import { frameTexts } from '@/texts/frame.ts';

const texts = frameTexts.footer;

/** The footer of every area: /about, /contact, /privacy (SCREEN-12). */
export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <nav
        aria-label={texts.label}
        className="mx-auto flex max-w-content flex-wrap gap-x-6 gap-y-1 px-4 py-4 text-muted text-sm md:px-6"
      >
        {FOOTER_LINKS.map(({ to, text }) => (
          <Link key={to} to={to} className="rounded-control py-1 hover:text-ink">
            {texts[text]}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
