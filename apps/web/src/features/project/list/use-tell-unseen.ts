import { useEffect, useRef } from 'react';
import { isRefusal } from '@/lib/client.ts';
import { isExpired } from '@/lib/expired-session.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';

/** Tells by a notice what was refused after the list that says so was folded or closed (FORM-9, ERROR-2); `about` what it was. */
export function useTellUnseen(): (refused: unknown, text: string, about?: string) => void {
  const drawn = useRef(false);
  useEffect(() => {
    drawn.current = true;
    return () => {
      drawn.current = false;
    };
  }, []);
  return (refused, text, about) => {
    if (drawn.current || !isRefusal(refused) || isExpired(refused)) return;
    toast.error(messageOf(refused, text), about === undefined ? {} : { description: about });
  };
}
