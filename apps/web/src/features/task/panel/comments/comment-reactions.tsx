import { MAX_COMMENT_REACTIONS, REACTIONS, type Reaction } from '@faena/shared/domain';
import type { CommentReaction, TaskComment } from '@faena/shared/schemas';
import { Check, Eye, Heart, Laugh, type LucideIcon, PartyPopper, SmilePlus, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { readSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Popover } from '@/ui/popover.tsx';
import { Tooltip } from '@/ui/tooltip.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';
import { nameOf } from './author-of.ts';
import { useSetReaction } from './use-set-reaction.ts';

/** Icons of our own, as some computers have no font with coloured signs. */
const SIGNS: Readonly<Record<Reaction, LucideIcon>> = {
  like: ThumbsUp,
  love: Heart,
  laugh: Laugh,
  celebrate: PartyPopper,
  look: Eye,
  done: Check,
};

const PRESSED = 'aria-pressed:border-accent aria-pressed:bg-hover';

type CommentReactionsProps = { taskId: string; comment: TaskComment };

/** The reactions to a comment, each with its number and people, and the button that offers all (COMMENT-29). */
export function CommentReactions({ taskId, comment }: CommentReactionsProps) {
  const { reactions = [], text } = comment;
  const [isOpen, setIsOpen] = useState(false);
  const offer = useRef<HTMLButtonElement>(null);
  const set = useSetReaction(taskId, comment);
  const ownId = readSession()?.personId ?? '';
  const total = reactions.reduce((sum, { personIds }) => sum + personIds.length, 0);
  const isOwn = (kind: Reaction) =>
    reactions.some(({ reaction, personIds }) => reaction === kind && personIds.includes(ownId));

  return (
    <div className="mt-1 flex flex-wrap items-center gap-1">
      {reactions.map(({ reaction, personIds, people }) => {
        const names = peopleOf({ personIds, people });
        const Sign = SIGNS[reaction];
        return (
          <Tooltip key={reaction} label={names}>
            <Button
              aria-pressed={isOwn(reaction)}
              aria-label={`${texts[reaction]}, ${personIds.length}: ${names}`}
              onClick={() => {
                // The button of a reaction goes with its last person, and the keyboard stays beside it.
                if (isOwn(reaction) && personIds.length === 1) offer.current?.focus();
                void set(reaction, !isOwn(reaction));
              }}
              className={`tabular gap-1 rounded-full border-line px-2 ${PRESSED}`}
            >
              <Sign aria-hidden strokeWidth={1.75} />
              {personIds.length}
            </Button>
          </Tooltip>
        );
      })}
      <Popover
        label={texts.reactions}
        open={isOpen}
        onOpenChange={setIsOpen}
        className="flex w-auto gap-1 p-1"
        trigger={
          <IconButton
            ref={offer}
            icon={SmilePlus}
            label={texts.reactTo(text)}
            tooltip={texts.react}
            className="text-muted"
          />
        }
      >
        {REACTIONS.map((reaction) => {
          const Sign = SIGNS[reaction];
          return (
            <Tooltip key={reaction} label={texts[reaction]}>
              <Button
                variant="ghost"
                size="icon"
                aria-pressed={isOwn(reaction)}
                aria-label={texts[reaction]}
                onClick={() => {
                  setIsOpen(false);
                  void set(reaction, !isOwn(reaction));
                }}
                className={PRESSED}
              >
                <Sign aria-hidden strokeWidth={1.75} />
              </Button>
            </Tooltip>
          );
        })}
      </Popover>
      <NearLimit present={total} most={MAX_COMMENT_REACTIONS} screen="es" />
    </div>
  );
}

/** The first people by name, and the number of the others. */
function peopleOf({ personIds, people }: Pick<CommentReaction, 'personIds' | 'people'>): string {
  const names = people.map(nameOf).join(', ');
  const others = personIds.length - people.length;
  return others > 0 ? texts.andMore(names, others) : names;
}
