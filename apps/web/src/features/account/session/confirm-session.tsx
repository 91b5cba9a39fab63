import { useEffect, useState } from 'react';
import { askToConfirm } from '@/lib/confirmation.ts';
import { laterOpened } from '@/ui/later.tsx';

const ConfirmPassword = laterOpened(() =>
  import('./confirm-password.tsx').then(({ ConfirmPassword }) => ConfirmPassword),
);

/** Opens the password window over any other when the server asks for it (SESSION-37). */
export function ConfirmSession() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);

  useEffect(() => {
    askToConfirm(() => new Promise((resolve) => setAnswer(() => resolve)));
    return () => askToConfirm(null);
  }, []);

  if (!answer) return null;
  return (
    <ConfirmPassword
      onAnswer={(confirmed) => {
        setAnswer(null);
        answer(confirmed);
      }}
    />
  );
}
