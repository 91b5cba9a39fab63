import type { NoticeKind } from '@faena/shared/domain';
import { noticePath } from '@faena/shared/notices';
import type { Notice } from '@faena/shared/schemas';
import {
  AlarmClock,
  AtSign,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  FolderInput,
  type LucideIcon,
  MessageSquare,
  MessageSquareReply,
  MessageSquareWarning,
  PencilLine,
  ReceiptText,
  SquareCheckBig,
  SquareKanban,
} from 'lucide-react';
import { formatTime } from '@/lib/format-moment.ts';
import { cn } from '@/ui/cn.ts';
import { Link } from '@/ui/link.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { noticeTexts as texts } from './texts/notices.ts';

const ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  'task-assigned': SquareCheckBig,
  'task-commented': MessageSquare,
  'task-mentioned': AtSign,
  'task-moved': SquareKanban,
  'project-invited': FolderInput,
  'record-changed': PencilLine,
  'request-asked': CalendarClock,
  'request-answered': MessageSquareReply,
  'slip-ready': ReceiptText,
  'slip-claimed': MessageSquareWarning,
  'claim-answered': MessageSquareReply,
  'clock-usual-end': AlarmClock,
  'clock-longest-shift': AlarmClock,
  'tasks-due-tomorrow': CalendarDays,
  'tasks-overdue': CalendarX2,
};

type NoticeLineProps = { notice: Notice; timeZone: string; onFollow: () => void };

/** One notice, as a link to its thing. An unread one has a dot and heavier words. */
export function NoticeLine({ notice, timeZone, onFollow }: NoticeLineProps) {
  const { kind, at, isRead, things, by, company, project, task } = notice;
  const Icon = ICONS[kind];
  const details = [by, project?.name, company?.name].filter(
    (detail) => detail !== undefined && detail !== '',
  );
  return (
    <li>
      <Link
        to={noticePath(notice)}
        onClick={onFollow}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className={cn('mt-0.5 size-4', isRead ? 'text-muted' : 'text-accent')}
        />
        <span className="grid min-w-0 gap-0.5">
          <span className={cn('wrap-anywhere', !isRead && 'font-semibold')}>
            {texts.sentences[kind](things)}
            {task && things === 1 && (
              <>
                {': '}
                <UserText>{task.name}</UserText>
              </>
            )}
          </span>
          {details.length > 0 && (
            <UserText lines={2} className="text-muted text-sm">
              {details.join(' · ')}
            </UserText>
          )}
        </span>
        <span className="flex items-start gap-2 text-muted text-sm tabular">
          <time dateTime={at}>{formatTime(at, timeZone)}</time>
          <span
            className={cn('mt-1.5 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-accent')}
          />
          {!isRead && <VisuallyHidden>{texts.isUnread}</VisuallyHidden>}
        </span>
      </Link>
    </li>
  );
}
