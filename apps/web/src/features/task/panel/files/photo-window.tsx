import type { Task, TaskAttachment } from '@faena/shared/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { client } from '@/lib/client.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { useTaskContext } from '../../task-context.ts';
import { coverTexts } from '../../texts/cover.ts';
import { fileTexts as texts } from '../../texts/files.ts';
import { tellFailure } from '../../use-tell.ts';
import { useCover } from '../cover/use-cover.ts';

type PhotoWindowProps = {
  task: Task;
  photos: readonly TaskAttachment[];
  /** The index of the shown photo. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The gallery: one photo at a time, with the arrows to the others (FILE-12). */
export function PhotoWindow({ task, photos, shown, onShow, onClose }: PhotoWindowProps) {
  const { canManage } = useTaskContext();
  const cover = useCover(task);
  const photo = photos[shown];
  if (!photo) return null;
  const { name, address } = photo;
  const to = (index: number) => onShow((index + photos.length) % photos.length);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    to(event.key === 'ArrowLeft' ? shown - 1 : shown + 1);
  }

  function makeCover(): void {
    const key = address.split('/').at(-1) ?? '';
    client.taskAttachment.read({ params: { key } }).then(
      (content) => cover.set(new File([content], name, { type: content.type })),
      (error: Error) => tellFailure(error, coverTexts.failed),
    );
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      size="lg"
      isReadOnly
      onKeyDown={onKeyDown}
      footer={
        <>
          {photos.length > 1 && (
            <span className="mr-auto flex items-center gap-2">
              <IconButton icon={ChevronLeft} label={texts.previous} onClick={() => to(shown - 1)} />
              <span role="status" className="tabular text-muted">
                {texts.place(shown + 1, photos.length)}
              </span>
              <IconButton icon={ChevronRight} label={texts.next} onClick={() => to(shown + 1)} />
            </span>
          )}
          {canManage && (
            <Button loading={cover.sending} onClick={makeCover}>
              {texts.cover}
            </Button>
          )}
        </>
      }
    >
      <img src={address} alt={name} decoding="async" className="mx-auto max-h-[70dvh] max-w-full" />
    </Dialog>
  );
}
