import { mentionsIn, partsOfQuotes } from '@faena/shared/domain';
import type { TaskComment } from '@faena/shared/schemas';
import { Fragment, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { FormattedText } from '@/ui/formatted-text.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';

/** A longer text is folded (COMMENT-18): about twelve lines of a task's page. */
const MOST_CHARACTERS = 900;
const MOST_LINES = 12;

/** The text of a comment, with its quotes, mentions and formatting. A long one is folded until a press. */
export function Said({ comment: { text, mentions } }: { comment: TaskComment }) {
  const isLong = text.length > MOST_CHARACTERS || text.split('\n').length > MOST_LINES;
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <div dir="auto" className={cn('grid gap-1', isLong && !isWhole && 'max-h-60 overflow-hidden')}>
        {partsOfQuotes(text).map((part, index) => {
          const Part = part.isQuoted ? 'blockquote' : 'div';
          return (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and they have no state.
              key={index}
              className={cn(part.isQuoted && 'border-edge border-l-2 pl-2 text-muted')}
            >
              <FormattedText
                plain={(piece) => <Mentioning text={piece} people={part.isQuoted ? [] : mentions} />}
              >
                {part.text}
              </FormattedText>
            </Part>
          );
        })}
      </div>
      {isLong && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.less : texts.more}
        </Button>
      )}
    </>
  );
}

function Mentioning({ text, people }: { text: string; people: TaskComment['mentions'] }) {
  return mentionsIn(text, people).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a person may be mentioned twice, and parts have no state.
    <Fragment key={index}>
      {part.person ? (
        <bdi title={part.person.fullname} className="font-medium text-accent">
          {part.text}
        </bdi>
      ) : (
        <LinkedText>{part.text}</LinkedText>
      )}
    </Fragment>
  ));
}
