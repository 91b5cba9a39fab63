import { Paperclip, X } from 'lucide-react';
import { IconButton } from '@/ui/icon-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { commentTexts as texts } from '../../texts/comments.ts';
import type { Sent } from '../files/use-uploads.ts';

type AttachedListProps = { attached: readonly Sent[]; onDetach: (id: string) => void };

/** The files that the comment will show. */
export function AttachedList({ attached, onDetach }: AttachedListProps) {
  if (attached.length === 0) return null;
  return (
    <ul aria-label={texts.attached} className="mt-2 divide-y divide-line">
      {attached.map(({ id, name }) => (
        <li key={id} className="flex items-center gap-2 py-1">
          <Paperclip aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
          <UserText lines={1} className="min-w-0 flex-1">
            {name}
          </UserText>
          <IconButton
            icon={X}
            label={texts.detachOf(name)}
            tooltip={texts.detach}
            onClick={() => onDetach(id)}
          />
        </li>
      ))}
    </ul>
  );
}
