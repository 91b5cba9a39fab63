import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { knowComments } from '@/features/task/index.ts';
import { connection, useConnectionLost } from '@/lib/connection.ts';
import { useQueue } from '@/sync/outbox.ts';
import { sendQueue } from '@/sync/send-queue.ts';
import { waitingTexts as texts } from '@/texts/waiting.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { later } from '@/ui/later.tsx';

// This code loads with the queue, before it shows.
knowComments();

const WaitingItem = later(() => import('./waiting-item.tsx').then(({ WaitingItem }) => WaitingItem));

/** The time between two tries to send the queue. The tab that was sending may be closed. */
const RETRY_MS = 5_000;

/** The time for which a notice of sent changes shows. */
const SENT_MS = 5_000;

/**
 * Shows under the banner how many changes wait or were stopped, and lists them. Sends them once the server answers
 * (NET-13, NET-14). Each area renders it in its frame.
 */
export function WaitingChanges() {
  const all = useQueue();
  const lost = useConnectionLost();
  const [open, setOpen] = useState(false);
  const sent = useSending(all.some(({ stopped }) => !stopped));
  const waiting = all.filter(({ stopped }) => !stopped).length;
  const stopped = all.length - waiting;

  return (
    <div role="status" aria-live="polite">
      {all.length > 0 && (
        <div className="flex items-center gap-2 border-warn/25 border-b bg-warn-tint px-4 py-1 text-warn md:px-6">
          {stopped > 0 ? (
            <TriangleAlert aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          ) : (
            <CloudUpload aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
          )}
          <p className="min-w-0 flex-1">
            {[
              waiting > 0 && (lost ? texts.count(waiting) : texts.sending(waiting)),
              stopped > 0 && texts.stopped(stopped),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {texts.see}
          </Button>
        </div>
      )}
      {all.length === 0 && sent > 0 && (
        <p className="border-ok/25 border-b bg-ok-tint px-4 py-2 text-ok md:px-6">{texts.sent(sent)}</p>
      )}
      {open && (
        <Dialog open onOpenChange={setOpen} title={texts.title} size="lg">
          {all.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <ul aria-label={texts.title} className="divide-y divide-line border-line border-y">
              {all.map((change) => (
                <WaitingItem key={change.id} change={change} />
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </div>
  );
}

/** Sends the queued changes until none is left; a notice then shows their number for a while. */
function useSending(any: boolean): number {
  const queryClient = useQueryClient();
  const lost = useConnectionLost();
  const [sent, setSent] = useState(0);

  const send = useEffectEvent(async () => {
    const count = await sendQueue(queryClient, (error) => messageOf(error, '', 'es'));
    if (count > 0) setSent((before) => before + count);
  });

  useEffect(() => {
    if (!any) return;
    const trigger = () => void send();
    if (!lost) trigger();
    const timer = setInterval(trigger, RETRY_MS);
    connection.addEventListener('online', trigger);
    return () => {
      clearInterval(timer);
      connection.removeEventListener('online', trigger);
    };
  }, [any, lost]);

  useEffect(() => {
    if (sent === 0 || any) return;
    const timer = setTimeout(() => setSent(0), SENT_MS);
    return () => clearTimeout(timer);
  }, [sent, any]);
  return sent;
}
