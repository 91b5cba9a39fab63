import { calendarDateOf, dateAfter } from '@faena/shared/domain';
import type { Notice } from '@faena/shared/schemas';
import { CheckCheck, Settings } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateInWords } from '@/lib/format-moment.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MoreButton } from '@/ui/more-button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { noticeDays } from './notice-days.ts';
import { NoticeLine } from './notice-line.tsx';
import { useNotices, useRead, useReadUpTo } from './requests.ts';
import { noticeTexts as texts } from './texts/notices.ts';

/** The notices by day, newest first, with what reads them all (NOTICE-10). */
export function NoticeList({ onClose }: { onClose: () => void }) {
  const query = useNotices();
  const { mutate: readUpTo, isPending } = useReadUpTo();
  const navigate = useNavigate();
  const newest = query.data?.[0]?._id;
  const anyUnread = query.data?.some(({ isRead }) => !isRead) ?? false;
  return (
    <>
      <div className="sticky top-0 z-10 flex items-center gap-2 border-line border-b bg-surface px-2 py-1">
        <Button
          variant="ghost"
          loading={isPending}
          disabled={!newest}
          held={!anyUnread}
          onClick={() => newest && readUpTo(newest, { onError: quietFailure(texts.readFailed) })}
          className="mr-auto whitespace-normal px-2 text-left"
        >
          <CheckCheck aria-hidden strokeWidth={1.75} />
          {texts.readAll}
        </Button>
        <IconButton
          icon={Settings}
          label={texts.settings}
          onClick={() => {
            onClose();
            void navigate('/settings');
          }}
        />
      </div>
      <QueryState
        query={query}
        keepData
        loading={texts.loading}
        skeleton={<Shapes />}
        failed={texts.failed}
        safe={texts.safe}
        failedClassName="m-4"
        empty={
          <div className="p-4">
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          </div>
        }
      >
        {(notices) => <Days notices={notices} onClose={onClose} />}
      </QueryState>
      <div className="px-4 pb-3">
        <MoreButton query={query} label={texts.more} />
      </div>
    </>
  );
}

function Days({ notices, onClose }: { notices: readonly Notice[]; onClose: () => void }) {
  const { mutate: read } = useRead();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const follow = ({ _id, isRead }: Notice) => {
    if (!isRead) read(_id);
    onClose();
  };
  return noticeDays(notices, timeZone).map(({ date, notices: ofDay }) => (
    <Day key={date} title={dayTitle(date, timeZone)}>
      {ofDay.map((notice) => (
        <NoticeLine key={notice._id} notice={notice} timeZone={timeZone} onFollow={() => follow(notice)} />
      ))}
    </Day>
  ));
}

function Day({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-4 pt-3 pb-1 font-medium text-muted text-sm">
        {title}
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

/** *Hoy*, *Ayer*, or the date in words. */
function dayTitle(date: string, timeZone: string): string {
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  if (date === today) return texts.today;
  return date === dateAfter(today, -1) ? texts.yesterday : formatDateInWords(date);
}

function Shapes() {
  return (
    <div className="grid gap-4 p-4">
      {[1, 2, 3].map((nth) => (
        <Skeleton key={nth} className="h-9" />
      ))}
    </div>
  );
}
