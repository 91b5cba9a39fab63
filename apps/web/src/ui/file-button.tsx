import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'onSelect'> & {
  /** The `accept` of `<input type="file">`, such as `image/*`. */
  accept: string;
  /** Called for each chosen file. */
  onFile: (file: File) => void;
  /** Takes several files at once. */
  multiple?: boolean;
  /** Opens the camera at the back of a phone instead of its files. */
  camera?: boolean;
  children: ReactNode;
};

/** A button that opens the file picker, for one file unless it is `multiple`. */
export function FileButton({
  accept,
  onFile,
  multiple = false,
  camera = false,
  children,
  ...props
}: FileButtonProps) {
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
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared, so that the same file can be chosen again after an error.
          event.target.value = '';
          for (const file of files) onFile(file);
        }}
      />
    </>
  );
}
