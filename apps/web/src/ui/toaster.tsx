import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { useTheme } from '@/lib/theme.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Spinner } from './spinner.tsx';

/** Where toasts appear; mounted once. Send them with `toast` of `toast.ts`. */
export function Toaster() {
  const { theme } = useTheme();
  return (
    <Sonner
      theme={theme}
      // Sonner brings a font of its own in a sheet that no class can beat.
      style={{ fontFamily: 'inherit' }}
      position="bottom-right"
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
            'flex w-full items-start gap-2 rounded-card border border-line bg-surface p-3 text-base text-ink shadow-pop sm:w-[22rem]',
          icon: 'mt-0.5 grid size-4 place-items-center',
          content: 'min-w-0 flex-1',
          description: 'text-muted text-sm',
          actionButton: 'rounded-control px-2 font-medium text-accent hover:bg-hover',
        },
      }}
    />
  );
}
