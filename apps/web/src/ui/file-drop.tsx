import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';
import { FileButton } from './file-button.tsx';

type FileDropProps = {
  /** The `accept` of `<input type="file">`, such as `image/*`. */
  accept: string;
  /** The label of its button. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  /** Refuses drops, and disables the button. */
  disabled?: boolean;
  children: ReactNode;
};

/** Takes a file: chosen by its button, or dropped on it. */
export function FileDrop({ accept, label, onFiles, disabled = false, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way to what the button does
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files);
      }}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge border-dashed px-4 py-3',
        isOver && 'border-accent bg-accent-tint',
      )}
    >
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      <FileButton accept={accept} disabled={disabled} onFile={(file) => onFiles([file])}>
        {label}
      </FileButton>
    </div>
  );
}
