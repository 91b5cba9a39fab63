import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'onSelect'> & {
  /** The `accept` of `<input type="file">`, such as `image/*`. */
  accept: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the file picker for one file. */
export function FileButton({ accept, onFile, children, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again after an error.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
