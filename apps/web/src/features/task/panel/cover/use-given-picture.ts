import { type DragEvent, useEffect, useRef, useState } from 'react';

/** Takes a picture that is dropped on an element, or pasted anywhere while the element is rendered. */
export function useGivenPicture(onPicture: (picture: File) => void) {
  const [over, setOver] = useState(false);
  const latest = useRef(onPicture);
  latest.current = onPicture;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const picture = pictureIn(event.clipboardData);
      // Text with a picture belongs to the focused field.
      if (!picture || event.defaultPrevented || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      latest.current(picture);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return {
    over,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      // The server refuses every other file with a reason.
      const file = pictureIn(event.dataTransfer) ?? event.dataTransfer.files[0];
      if (file) latest.current(file);
    },
  };
}

function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
