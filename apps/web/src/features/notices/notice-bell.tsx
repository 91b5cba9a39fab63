import { MAX_COUNTED_NOTICES } from '@faena/shared/limits';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { Popover } from '@/ui/popover.tsx';
import { PHONE } from '@/ui/screen-widths.ts';
import { bellTexts as texts } from './texts/bell.ts';
import { usePushResumed } from './use-push-resumed.ts';
import { useUnread } from './use-unread.ts';

const NoticeList = laterOpened(() => import('./notice-list.tsx').then(({ NoticeList }) => NoticeList));

/** The bell of the header with the number of unread notices, and their list: a panel, on a phone the screen (NOTICE-8). */
export function NoticeBell() {
  const [open, setOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const unread = useUnread();
  usePushResumed();
  const count = unread < MAX_COUNTED_NOTICES ? String(unread) : `${MAX_COUNTED_NOTICES - 1}+`;
  const button = (
    <IconButton
      icon={Bell}
      label={unread ? texts.unread(count) : texts.title}
      tooltipSide="bottom"
      aria-haspopup="dialog"
      {...(isPhone && { onClick: () => setOpen(true) })}
    />
  );
  const list = <NoticeList onClose={() => setOpen(false)} />;
  return (
    <span className="relative inline-flex">
      {isPhone ? (
        <>
          {button}
          <Dialog open={open} onOpenChange={setOpen} title={texts.title}>
            <div className="-mx-4 sm:-mx-6">{list}</div>
          </Dialog>
        </>
      ) : (
        <Popover
          trigger={button}
          label={texts.title}
          open={open}
          onOpenChange={setOpen}
          align="end"
          className="w-96 p-0"
        >
          {list}
        </Popover>
      )}
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 text-center font-medium text-paper text-sm leading-4 tabular"
        >
          {count}
        </span>
      )}
    </span>
  );
}
