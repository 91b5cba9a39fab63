import type { Task } from '@faena/shared/schemas';
import { Bell, BellOff } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { commentTexts as texts } from '../../texts/comments.ts';
import { useFollows, useSetFollow } from './use-follow.ts';

/** The button that follows a task, or stops that. Without the present state there is none (FOLLOW-4). */
export function FollowButton({ task }: { task: Task }) {
  const follows = useFollows(task);
  const { mutate, isPending } = useSetFollow(task.id);
  if (follows === undefined) return null;
  const Icon = follows ? BellOff : Bell;
  return (
    <Button
      variant="ghost"
      loading={isPending}
      onClick={() => mutate(!follows, { onError: quietFailure(texts.failedToFollow) })}
    >
      <Icon aria-hidden />
      {follows ? texts.unfollow : texts.follow}
    </Button>
  );
}
