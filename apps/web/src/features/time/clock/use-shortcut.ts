import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { marksByButton } from './marking.ts';

type Act = 'start' | 'stop' | 'back';

/**
 * Answers a shortcut of the installed app (PHONE-30): it moves the focus to the first button if that is what was asked for.
 * Only a press marks, because anybody can send an address.
 * @returns the ref of the button, and whether the shortcut asked for another one
 */
export function useShortcut(act: Act, ready: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [missed, setMissed] = useState<Act>();
  const isOut = hash === '#salida';
  const isAsked = ready && (isOut || hash === '#entrada');
  useEffect(() => {
    if (!isAsked) return;
    // A page that loads again asks for nothing.
    void navigate(pathname, { replace: true });
    if (!marksByButton()) return;
    if (isOut === (act === 'stop')) ref.current?.focus();
    else setMissed(act);
  }, [isAsked, isOut, pathname, navigate, act]);
  return [ref, missed === act] as const;
}
