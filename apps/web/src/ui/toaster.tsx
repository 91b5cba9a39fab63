import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { MOBILE_BREAKPOINT_PX } from '@faena/shared/domain';
import { useTheme } from '@/lib/theme.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Spinner } from './spinner.tsx';
import { toastTextClass } from './toast-text-class.ts';

/**
 * Over the header, before its buttons, where it covers no list, no foot of a column and no typed line. `base.css`
 * sets its end and its greatest width.
 */
const IN_HEADER = {
  left: 'calc(100% - var(--notice-end) - var(--notice-width) / 2)',
  '--width': 'var(--notice-width)',
} as const;

type ToasterProps = {
  /** Called with the library once toasts are visible; its result is called when they no longer are. */
  onReady: (toasts: typeof sonner) => () => void;
};

/** The region of toasts; `Toasts` draws it once. Send them with `toast` of `toast.ts`. */
export function Toaster({ onReady }: ToasterProps) {
  useEffect(() => onReady(sonner), [onReady]);
  const { theme } = useTheme();
  const wide = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);
  return (
    <Sonner
      theme={theme}
      // Sonner sets a font of its own in a sheet that no class overrides.
      style={{ fontFamily: 'inherit', ...(wide && IN_HEADER) }}
      position={wide ? 'top-center' : 'bottom-right'}
      {...(wide && { offset: 2 })}
      containerAriaLabel={uiTexts.notices}
      icons={{
        success: <CircleCheck aria-hidden className="size-4 text-ok" strokeWidth={1.75} />,
        error: <CircleAlert aria-hidden className="size-4 text-danger" strokeWidth={1.75} />,
        loading: <Spinner />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'group/toast flex w-full items-start gap-2 md:items-center rounded-card border border-line bg-surface p-3 text-base text-ink shadow-pop max-md:sm:w-[22rem] md:right-0 md:w-fit md:max-w-full md:min-h-11 md:px-3 md:py-0.5 md:hover:h-auto! md:focus-visible:h-auto! data-[front=false]:data-[expanded=false]:*:opacity-0',
          icon: 'grid max-md:mt-0.5 size-4 place-items-center',
          content: toastTextClass,
          description: 'text-muted text-sm md:ml-2',
          actionButton: 'rounded-control px-2 font-medium text-accent hover:bg-hover',
        },
      }}
    />
  );
}
