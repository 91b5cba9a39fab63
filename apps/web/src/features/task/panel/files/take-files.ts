import type { ClipboardEvent, DragEvent } from 'react';

/** Adds the files of a paste or a drop, which then go nowhere else: a picture would become the cover as well (FILE-15). */
export function takeFiles(
  event: ClipboardEvent | DragEvent,
  data: DataTransfer,
  add: (file: File) => void,
): void {
  if (data.files.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  for (const file of data.files) add(file);
}
