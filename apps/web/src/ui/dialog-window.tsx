import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { cn } from './cn.ts';
import { closeOnEscape } from './escape.ts';
import { IconButton } from './icon-button.tsx';
import { scrimClass } from './overlay-class.ts';
import { useHoldLayout } from './use-hold-layout.ts';
import { useReturnFocus } from './use-return-focus.ts';

const WIDTH = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' };

export type DialogProps = {
  open: boolean;
  /** Called with `false` on Esc, on a press outside and on the cross. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Up to 384, 512 (the default) or 672 px wide. */
  size?: keyof typeof WIDTH;
  /** The buttons, at the bottom right and always in sight; the main one last. */
  footer?: ReactNode;
  /** Wraps body and footer in a form, so that a submit button works from the footer and Enter submits. */
  onSubmit?: ComponentProps<'form'>['onSubmit'];
  /** It has no control, so its body takes the focus for the keys that scroll. */
  isReadOnly?: boolean;
  /** It has no fields: the keyboard starts at its main button. */
  mainFirst?: boolean;
  /** Keys pressed in the window, and in the lists that open from it. */
  onKeyDown?: ComponentProps<'div'>['onKeyDown'];
  children?: ReactNode;
};

/** The window of a `Dialog`. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  onSubmit,
  isReadOnly = false,
  mainFirst = false,
  onKeyDown,
  children,
}: DialogProps) {
  useHoldLayout(open);
  const returnFocus = useReturnFocus();
  const closeUnlessTaken = closeOnEscape(() => onOpenChange(false));
  const content = (
    <>
      <div
        {...(isReadOnly && { tabIndex: 0 })}
        className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-4 -outline-offset-2 sm:px-6"
      >
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-3 sm:px-6">
          {footer}
        </div>
      )}
    </>
  );

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Lies over another window. */}
        <Radix.Overlay className={cn(scrimClass, 'z-50')} />
        <Radix.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            if (mainFirst) focusMain(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            closeUnlessTaken(event);
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-0 z-50 flex flex-col bg-surface outline-none',
            'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(44rem,calc(100dvh-4rem))] sm:w-[calc(100vw-4rem)]',
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:border sm:border-line sm:shadow-pop',
            WIDTH[size],
          )}
        >
          <header className="py-4 pr-14 pl-4 sm:pl-6">
            <Radix.Title dir="auto" className="wrap-anywhere font-semibold text-xl">
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description dir="auto" className="wrap-anywhere mt-1 text-muted">
                {description}
              </Radix.Description>
            )}
          </header>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
              {content}
            </form>
          ) : (
            content
          )}
          {/* Drawn last, so that the focus starts at the first field. */}
          <div className="absolute top-3 right-2 sm:right-4">
            <Radix.Close asChild>
              <IconButton icon={X} label={uiTexts.close} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusMain(event: Event): void {
  const content = event.currentTarget;
  const main = content instanceof Element && content.querySelector<HTMLElement>('[type=submit]:enabled');
  if (!main) return;
  event.preventDefault();
  main.focus();
}
