import { Play, Square, Utensils } from 'lucide-react';
import { Button, type ButtonProps } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { clockTexts } from '../texts/clock.ts';
import { MarkReceipt } from './mark-receipt.tsx';
import { useMarksByButton } from './marking.ts';
import { useShortcut } from './use-shortcut.ts';
import { useWorkButtons } from './use-work-buttons.ts';

const texts = clockTexts;

/**
 * 'Iniciar registro' or 'Detener registro' (TIME-26), by button 'Entrada', 'Salida' or 'Vuelvo' (MARK-1), with 'Almuerzo'
 * beside 'Salida' (MARK-23); nothing until the state of the clock is known.
 */
export function WorkButtons({ className, ...look }: Pick<ButtonProps, 'size' | 'className'>) {
  const { act, busy, ready, offline, press, goToLunch } = useWorkButtons();
  const [ref, missed] = useShortcut(act, ready);
  const labels = useMarksByButton() ? texts.pressed : { ...texts, back: texts.start };
  const Icon = act === 'stop' ? Square : Play;
  return (
    <>
      {missed && (
        <p role="status" className="text-warn">
          {act === 'stop' ? texts.running : texts.stopped}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          {...look}
          ref={ref}
          variant={ready ? 'primary' : 'secondary'}
          loading={busy || !(ready || offline)}
          disabled={!ready}
          onClick={press}
          className={cn('max-w-full grow-2', className)}
        >
          {/* Filled, as an outlined square reads as a checkbox. */}
          {ready && !busy && <Icon aria-hidden strokeWidth={1.75} className="fill-current" />}
          {/* The small one beside other buttons would change their lines with its words. */}
          <span className={ready || offline || look.size ? undefined : 'sr-only'}>
            {ready ? labels[act] : texts[offline ? 'unconfirmedShort' : 'loading']}
          </span>
        </Button>
        {goToLunch && (
          <Button {...look} onClick={goToLunch} className={cn('max-w-full grow', className)}>
            <Utensils aria-hidden strokeWidth={1.75} />
            {texts.pressed.lunch}
          </Button>
        )}
      </div>
      <MarkReceipt />
    </>
  );
}
