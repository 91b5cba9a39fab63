import { MAX_CALENDAR_FEEDS } from '@faena/shared/domain';
import type { CalendarFeed } from '@faena/shared/schemas';
import { Rss } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Secret } from '@/ui/secret.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { UserText } from '@/ui/user-text.tsx';
import { feedTexts as texts } from '../texts/feeds.ts';
import { MakeFeedDialog } from './make-feed-dialog.tsx';
import { addressOf, useFeeds, useRevokeFeed } from './requests.ts';

/** The window that is open: the list, the form, or the new address with its secret. */
type Shown = 'none' | 'list' | 'form' | { readonly token: string };

/** Opens the list of private addresses, which are made and revoked there (CAL-17, CAL-18). */
export function FeedsButton() {
  const [shown, show] = useState<Shown>('none');
  const close = () => show('none');
  return (
    <>
      <Button className="print:hidden" onClick={() => show('list')}>
        <Rss aria-hidden strokeWidth={1.75} className="size-4" />
        {texts.open}
      </Button>
      {shown === 'list' && <FeedsDialog onMake={() => show('form')} onClose={close} />}
      {shown === 'form' && (
        <MakeFeedDialog onMade={({ token }) => show({ token })} onClose={() => show('list')} />
      )}
      {typeof shown === 'object' && <AddressDialog token={shown.token} onClose={close} />}
    </>
  );
}

function FeedsDialog({ onMake, onClose }: { onMake: () => void; onClose: () => void }) {
  const feeds = useFeeds();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.hint}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={onMake}>
            {texts.make}
          </Button>
        </>
      }
    >
      <NearLimit present={feeds.data?.length} most={MAX_CALENDAR_FEEDS} screen="es" />
      <QueryState
        query={feeds}
        loading={texts.loading}
        skeleton={<Skeleton className="h-5" />}
        failed={texts.loadFailed}
        safe={texts.loadSafe}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {list.map((feed) => (
                <Row key={feed._id} feed={feed} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Dialog>
  );
}

function Row({ feed: { _id, name, lastUsedAt } }: { feed: CalendarFeed }) {
  const { mutate, isPending } = useRevokeFeed();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <UserText lines={2}>{name}</UserText>
        <p className="tabular text-muted text-sm">
          {lastUsedAt ? texts.used(formatMoment(lastUsedAt, timeZone)) : texts.neverUsed}
        </p>
      </div>
      <Button
        loading={isPending}
        aria-label={texts.revokeNamed(name)}
        onClick={() =>
          mutate(_id, {
            onSuccess: () => toast.success(texts.revoked),
            onError: quietFailure(texts.revokeFailed),
          })
        }
      >
        {texts.revoke}
      </Button>
    </li>
  );
}

/** Shows the address, this once. */
function AddressDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { shown } = texts;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown.title}
      description={shown.hint}
      footer={
        <Button variant="primary" onClick={onClose}>
          {shown.done}
        </Button>
      }
    >
      <Secret
        label={shown.label}
        value={addressOf(token)}
        copyLabel={shown.copy}
        copiedLabel={shown.copied}
      />
    </Dialog>
  );
}
