import { useEffect } from 'react';
import { onNoAnswer } from '@/lib/use-write.ts';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';

/** Says of every change that got no answer what is known of it, wherever it was asked for (NET-2). */
export function NoAnswerNews(): null {
  useEffect(() => onNoAnswer((silence) => tellNoAnswer(silence)), []);
  return null;
}
