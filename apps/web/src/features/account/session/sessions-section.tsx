import type { OwnSession } from '@faena/shared/schemas';
import { useRef } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { UserText } from '@/ui/user-text.tsx';
import { ownSessionTexts } from '../texts/own-sessions.ts';
import { useEndOtherSessions, useEndSession, useSessions } from './requests.ts';

const texts = ownSessionTexts;

/** Lists the person's sessions, this one first, and ends others (SESSION-36). */
export function SessionsSection() {
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;

  /** The pressed button disappears, so the focus moves to the start of the section. */
  function tell(text: string): void {
    toast.success(text);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sessions" ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {texts.title}
        </h2>
        {hasOthers && (
          <Button
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => tell(texts.othersEnded),
                onError: quietFailure(texts.failed),
              })
            }
          >
            {texts.endOthers}
          </Button>
        )}
      </div>
      <QueryState
        query={sessions}
        loading={texts.loading}
        skeleton={<Skeleton className="h-14" />}
        failed={texts.loadFailed}
        safe={texts.loadSafe}
      >
        {(list) => (
          <ul className="divide-y divide-line border-line border-y">
            {list.map((session) => (
              <Row key={session._id} session={session} onEnded={() => tell(texts.ended)} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function Row({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { mutate, isPending } = useEndSession();
  const { browser, system, place, current } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || texts.unknownDevice;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const facts = [
    ...(place ? [texts.place(place)] : []),
    texts.began(formatMoment(session.beganAt, timeZone)),
    ...(current ? [] : [texts.lastSeen(formatMoment(session.lastSeenAt, timeZone))]),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <UserText>{device}</UserText>
          {current && <Badge tone="ok">{texts.current}</Badge>}
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
          {facts.map((fact) => (
            <span key={fact} className="min-w-0">
              {fact}
            </span>
          ))}
        </p>
      </div>
      {!current && (
        <Button
          loading={isPending}
          aria-label={texts.endNamed(device)}
          onClick={() => mutate(session._id, { onSuccess: onEnded, onError: quietFailure(texts.failed) })}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
