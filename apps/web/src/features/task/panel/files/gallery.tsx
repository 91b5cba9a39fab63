import { isPictureType } from '@faena/shared/domain';
import type { Task, TaskAttachment } from '@faena/shared/schemas';
import { laterOpened } from '@/ui/later.tsx';

const PhotoWindow = laterOpened(() => import('./photo-window.tsx').then(({ PhotoWindow }) => PhotoWindow));

type GalleryProps = {
  task: Task;
  files: readonly TaskAttachment[];
  /** The photo in view; null closes the gallery. */
  shownId: string | null;
  onShow: (id: string | null) => void;
};

/** The photos among the files of a task, one in view. */
export function Gallery({ task, files, shownId, onShow }: GalleryProps) {
  const photos = files.filter(({ type }) => isPictureType(type));
  const shown = photos.findIndex(({ _id }) => _id === shownId);
  if (shown < 0) return null;
  return (
    <PhotoWindow
      task={task}
      photos={photos}
      shown={shown}
      onShow={(index) => onShow(photos[index]?._id ?? null)}
      onClose={() => onShow(null)}
    />
  );
}
