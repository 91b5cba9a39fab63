import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { Popover } from '@/ui/popover.tsx';
import { PHONE } from '@/ui/screen-widths.ts';
import { boardViewTexts as texts } from '../texts/board-views.ts';
import { useViewAddress, useViews } from './use-views.ts';

const ViewMenu = laterOpened(() => import('./view-menu.tsx').then(({ ViewMenu }) => ViewMenu));

/** Opens the saved views, and shows the name of the open one. On a phone they fill the screen (VIEW-5). */
export function ViewsButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const phone = useMediaQuery(PHONE);
  const { views = [] } = useViews();
  const { isPresent } = useViewAddress();
  const name = views.find(isPresent)?.name;
  const trigger = (
    <Button
      aria-label={name ? texts.openNamed(name) : texts.title}
      {...(phone && { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' as const })}
      className={cn(
        // Never narrower than its own name.
        'min-w-24 max-w-40 shrink',
        name && 'border-accent bg-accent-tint text-accent',
        className,
      )}
    >
      <Bookmark aria-hidden strokeWidth={1.75} className="shrink-0" />
      <span className="truncate">{name ?? texts.title}</span>
    </Button>
  );
  const menu = <ViewMenu onDone={() => setOpen(false)} />;
  if (!phone)
    return (
      <Popover label={texts.title} open={open} onOpenChange={setOpen} className="w-88" trigger={trigger}>
        {menu}
      </Popover>
    );
  return (
    <>
      {trigger}
      <Dialog open={open} onOpenChange={setOpen} title={texts.title}>
        {menu}
      </Dialog>
    </>
  );
}
