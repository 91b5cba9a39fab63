import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { MOBILE_BREAKPOINT_PX } from '@faena/shared/domain';
import { useTheme } from '@/lib/theme.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Spinner } from './spinner.tsx';

/**
 * Over the middle of the header, where nothing stands: no list, no foot of a column and no line being typed is below it.
 * `base.css` says where that is in a side panel over all of the window.
 */
const IN_HEADER = {
  left: 'var(--notice-middle, min(66%, 100% - 20rem))',
  '--width': 'var(--notice-width, clamp(26rem, 36vw, 34rem))',
} as const;

type ToasterProps = {
  /** Given what shows toasts, once they can be seen; what it answers is called when they no longer can. */
  onReady: (toasts: typeof sonner) => () => void;
};

/** Where toasts appear; drawn once, by `Toasts`. Send them with `toast` of `toast.ts`. */
export function Toaster({ onReady }: ToasterProps) {
  useEffect(() => onReady(sonner), [onReady]);
  const { theme } = useTheme();
  const wide = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);
  return (
    <Sonner
      theme={theme}
      // Sonner brings a font of its own in a sheet that no class can beat.
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
            'flex w-full items-start gap-2 md:items-center rounded-card border border-line bg-surface p-3 text-base text-ink shadow-pop max-md:sm:w-[22rem] md:min-h-11 md:px-3 md:py-0.5',
          icon: 'grid max-md:mt-0.5 size-4 place-items-center',
          content: 'min-w-0 flex-1',
          description: 'text-muted text-sm',
          actionButton: 'rounded-control px-2 font-medium text-accent hover:bg-hover',
        },
      }}
    />
  );
}
