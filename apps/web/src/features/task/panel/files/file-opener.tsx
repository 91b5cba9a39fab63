import { isPictureType } from '@faena/shared/domain';
import type { TaskAttachment } from '@faena/shared/schemas';
import { FileText, Image } from 'lucide-react';
import { fileTexts as texts } from '../../texts/files.ts';

type FileOpenerProps = { file: TaskAttachment; onShow: () => void };

const OPENER =
  'grid size-12 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken';

/** A picture opens the gallery, any other file a new tab, which saves it unless it is a PDF (FILE-4). */
export function FileOpener({ file: { name, type, address, preview }, onShow }: FileOpenerProps) {
  if (!isPictureType(type)) {
    return (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.open(name)}
        className={OPENER}
      >
        <FileText aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      </a>
    );
  }
  return (
    <button type="button" aria-label={texts.open(name)} onClick={onShow} className={OPENER}>
      {preview ? (
        <img src={preview} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        <Image aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      )}
    </button>
  );
}
