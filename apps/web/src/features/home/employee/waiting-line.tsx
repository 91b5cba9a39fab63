import type { Home } from '@faena/shared/schemas';
import { MessageCircleQuestion } from 'lucide-react';
import { TextLink } from '@/ui/text-link.tsx';
import { firstScreenTexts as texts } from '../texts/first-screen.ts';

/** The parts of the home below, which the line leads to. */
export const NEWS_ID = 'news';
export const INVITATIONS_ID = 'invitations';

/** The place where each kind is answered. */
const PLACES = {
  slips: '/employee/boletas',
  claims: '/employee/boletas',
  requests: '/employee/time-tracker',
  invitations: `#${INVITATIONS_ID}`,
  news: `#${NEWS_ID}`,
} as const satisfies Record<keyof Home['waiting'], string>;

/** One line with the number of open questions of each kind; nothing without any (PHONE-11). */
export function WaitingLine({ waiting }: Pick<Home, 'waiting'>) {
  const kinds = Object.keys(PLACES).filter((kind): kind is keyof typeof PLACES => kind in PLACES);
  const some = kinds.filter((kind) => waiting[kind] > 0);
  if (some.length === 0) return null;
  return (
    <section
      aria-label={texts.waiting}
      className="flex min-h-11 items-center gap-x-2 rounded-card bg-warn-tint px-4 py-1 text-warn"
    >
      <MessageCircleQuestion aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="font-medium">{texts.waiting}:</span>
        {some.map((kind) => (
          <TextLink key={kind} to={PLACES[kind]} printed className="wrap-anywhere text-warn underline">
            {texts[kind](waiting[kind])}
          </TextLink>
        ))}
      </div>
    </section>
  );
}
