import { useEffect, useRef } from 'react';
import { isRefusal } from '@/lib/client.ts';
import { isExpired } from '@/lib/expired-session.ts';
import { messageOf } from '@/texts/wording.ts';
import { toast } from '@/ui/toast.ts';

/** Shows a refusal as a toast if the list that shows refusals is gone (FORM-9, ERROR-2). `about` names the project. */
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
