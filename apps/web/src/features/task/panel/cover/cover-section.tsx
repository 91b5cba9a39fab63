import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { ImagePlus, X } from 'lucide-react';
import { FileButton } from '@/ui/file-button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { useTaskContext } from '../../task-context.ts';
import { coverTexts as texts } from '../../texts/cover.ts';
import { useCover } from './use-cover.ts';
import { useGivenPicture } from './use-given-picture.ts';

/** The cover at the top of a task's page, with buttons for people who may change the task (COVER-1). */
export function CoverSection({ task }: { task: Task }) {
  const { canManage } = useTaskContext();
  if (canManage) return <OwnCover task={task} />;
  if (!task.cover) return null;
  return (
    <div className="mb-3">
      <Picture task={task} src={task.cover} />
    </div>
  );
}

function OwnCover({ task }: { task: Task }) {
  const { sending, set, remove } = useCover(task);
  const { over, ...dropping } = useGivenPicture(set);
  const { cover } = task;
  return (
    <div {...dropping} className="relative mb-3">
      {cover && <Picture task={task} src={cover} />}
      <div className="flex flex-wrap items-center gap-x-2">
        <FileButton
          accept="image/*"
          onFile={set}
          loading={sending}
          variant="ghost"
          className="-ml-3 text-muted"
        >
          {!sending && <ImagePlus aria-hidden strokeWidth={1.75} />}
          {sending ? texts.sending : cover ? texts.change : texts.add}
        </FileButton>
        {cover && <IconButton icon={X} label={texts.remove} onClick={remove} />}
        {!cover && <span className="text-muted text-sm pointer-coarse:hidden">{texts.hint}</span>}
      </div>
      {over && (
        <p className="absolute inset-0 grid min-h-12 place-items-center rounded-card border-2 border-accent border-dashed bg-accent-tint font-medium text-accent">
          {texts.drop}
        </p>
      )}
    </div>
  );
}

function Picture({ task, src }: { task: Task; src: string }) {
  return (
    <img
      src={src}
      alt={texts.of(task.title)}
      width={COVER_WIDTH_PX}
      height={COVER_HEIGHT_PX}
      decoding="async"
      className="mb-1 aspect-video w-full rounded-card border border-line bg-sunken object-cover"
    />
  );
}
