import { Play, Square } from 'lucide-react';
import { Button, type ButtonProps } from '@/ui/button.tsx';
import { clockTexts } from '../texts/clock.ts';
import { MarkReceipt } from './mark-receipt.tsx';
import { useMarksByButton } from './marking.ts';
import { useWorkSwitch } from './use-work-switch.ts';

const texts = clockTexts;

/**
 * 'Iniciar registro' or 'Detener registro' (TIME-26), 'Entrada' or 'Salida' by button (MARK-1); nothing until
 * the state of the clock is known.
 */
export function WorkSwitch(look: Pick<ButtonProps, 'size' | 'className'>) {
  const { running, busy, ready, offline, press } = useWorkSwitch();
  const act = running ? 'stop' : 'start';
  const labels = useMarksByButton() ? texts.pressed : texts;
  const Icon = running ? Square : Play;
  return (
    <>
      <Button {...look} variant="primary" loading={busy} disabled={!ready} onClick={press}>
        {/* Filled, as an outlined square reads as a checkbox. */}
        {ready && !busy && <Icon aria-hidden strokeWidth={1.75} className="fill-current" />}
        {ready ? labels[act] : texts[offline ? 'unconfirmedShort' : 'loading']}
      </Button>
      <MarkReceipt />
    </>
  );
}
