import { House } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { AccountMenu, sessionTexts } from '@/features/account/index.ts';
import { HeaderBell } from '@/features/notices/index.ts';
import { HeaderClock } from '@/features/time/index.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { ConnectionBanner } from '@/ui/connection-banner.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { leaveRoomBelow } from '../../frame/leave-room-below.ts';
import { SiteFooter } from '../../frame/site-footer.tsx';
import { CONTENT_ID, SkipLink } from '../../frame/skip-link.tsx';
import { ThemeSwitch } from '../../frame/theme-switch.tsx';
import { Wordmark } from '../../frame/wordmark.tsx';

/** The shared layout of the pages that every role has: the shared header, the page, the footer. */
export function Component() {
  const home = homeOf(readSession()?.roleId ?? 0);
  return (
    <div className="frame flex min-h-dvh flex-col">
      <SkipLink />
      <header ref={leaveRoomBelow} className="to-edge sticky top-0 z-30 border-line border-b bg-paper">
        <div className="mx-auto flex h-header max-w-content items-center gap-2 px-4 md:px-6">
          <Wordmark className="mr-auto" />
          {home !== '/account' && (
            // A phone has no room for the words beside a running clock.
            <LinkButton to={home} variant="ghost" className="max-sm:w-control max-sm:px-0">
              <House aria-hidden strokeWidth={1.75} className="sm:hidden" />
              <span className="max-sm:sr-only">{sessionTexts.menu.home}</span>
            </LinkButton>
          )}
          <HeaderClock />
          <HeaderBell />
          {/* A phone has no room for both; its settings have the theme too. */}
          <span className="contents max-sm:hidden">
            <ThemeSwitch />
          </span>
          <AccountMenu />
        </div>
        <ConnectionBanner />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
