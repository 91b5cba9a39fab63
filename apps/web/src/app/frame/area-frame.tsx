import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { GoTo } from '@/features/go-to/index.ts';
import { HeaderBell } from '@/features/notices/index.ts';
import { frameTexts } from '@/texts/frame.ts';
import { cn } from '@/ui/cn.ts';
import { ConnectionBanner } from '@/ui/connection-banner.tsx';
import { Drawer } from '@/ui/drawer.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { FrameEntry } from './frame-entry.ts';
import { leaveRoomBelow } from './leave-room-below.ts';
import { Sidebar } from './sidebar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { WaitingStrip } from './waiting-strip.tsx';
import { Wordmark } from './wordmark.tsx';

export type AreaFrameProps = {
  /** The sidebar's name, such as 'Admin Panel'. */
  panelTitle: string;
  entries: readonly FrameEntry[];
  /** The content above the sidebar's entries; 36 px wide while it is collapsed. */
  panelTop?: (collapsed: boolean) => ReactNode;
  /** 232 px when open, 52 px with icons only when collapsed; below 768 px always a drawer. */
  panelOpen: boolean;
  onPanelOpenChange: (open: boolean) => void;
  /** The `BottomBar` for few entries, in place of the drawer (PHONE-12). */
  bottomBar?: ReactNode;
  /** The left of the header, which names the present place. */
  where?: ReactNode;
  /** The start of the header's right, such as the running clock of an employee. */
  clock?: ReactNode;
  /** The end of the header's right: the avatar menu. */
  account: ReactNode;
  /** The screen, as a rule an `Outlet` whose screens start with `Page`. */
  children: ReactNode;
};

/** The frame of every signed-in area: sidebar, header, content, footer, and a skip link before all of it. */
export function AreaFrame({
  panelTitle,
  entries,
  panelTop,
  panelOpen,
  onPanelOpenChange,
  bottomBar,
  where,
  clock,
  account,
  children,
}: AreaFrameProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className="frame flex min-h-dvh">
      <SkipLink />
      <aside
        className={cn(
          'sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-r transition-[width] duration-200 md:flex',
          panelOpen ? 'w-sidebar' : 'w-rail',
        )}
      >
        <div className="flex h-header shrink-0 items-center overflow-hidden border-line border-b px-4">
          {panelOpen ? (
            <Wordmark />
          ) : (
            <span aria-hidden className="mx-auto font-semibold text-lg">
              F
            </span>
          )}
        </div>
        <Sidebar
          title={panelTitle}
          entries={entries}
          collapsed={!panelOpen}
          top={panelTop?.(!panelOpen)}
          foot={
            <IconButton
              icon={panelOpen ? PanelLeftClose : PanelLeftOpen}
              label={panelOpen ? frameTexts.panel.collapse : frameTexts.panel.expand}
              tooltipSide="right"
              aria-expanded={panelOpen}
              onClick={() => onPanelOpenChange(!panelOpen)}
            />
          }
        />
      </aside>

      <Drawer open={drawerOpen} onOpenChange={setDrawerOpen} title={panelTitle}>
        <div className="flex h-header shrink-0 items-center border-line border-b px-4">
          <Wordmark />
        </div>
        <Sidebar
          title={panelTitle}
          entries={entries}
          top={panelTop?.(false)}
          onNavigate={() => setDrawerOpen(false)}
        />
      </Drawer>

      <div className="flex min-w-0 flex-1 flex-col filled:min-h-0">
        {/* On a phone only the header stays in view, because more would take a quarter of the window. */}
        <div ref={leaveRoomBelow} data-frame-top="" className="max-md:contents md:sticky md:top-0 md:z-30">
          <header className="to-edge border-line border-b bg-paper max-md:sticky max-md:top-0 max-md:z-30">
            {/* Larger text takes two lines, and fewer links, so that the account menu stays visible. */}
            <div className="@container">
              <div className="flex min-h-header flex-wrap items-center gap-2 px-2 pointer-coarse:gap-1 md:px-6">
                {!bottomBar && (
                  <div className="md:hidden">
                    <IconButton
                      icon={Menu}
                      label={frameTexts.panel.open}
                      tooltipSide="bottom"
                      aria-expanded={drawerOpen}
                      onClick={() => setDrawerOpen(true)}
                    />
                  </div>
                )}
                <div className="flex min-w-0 flex-1 items-center gap-2">{where}</div>
                <span className="contents @max-[18rem]:order-last @max-[18rem]:flex @max-[18rem]:basis-full @max-[18rem]:empty:hidden">
                  {clock}
                </span>
                <span className="contents @max-[14rem]:hidden">
                  <GoTo screens={entries} />
                </span>
                <HeaderBell />
                {/* A phone has no room for both; its settings have the theme too. */}
                <span className="contents @max-[30rem]:hidden">
                  <ThemeSwitch />
                </span>
                {account}
              </div>
            </div>
          </header>
          <ConnectionBanner />
          <WaitingStrip />
        </div>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="min-w-0 flex-1 filled:flex filled:min-h-0 filled:flex-col"
        >
          {children}
        </main>
        <SiteFooter />
        {bottomBar}
      </div>
    </div>
  );
}
