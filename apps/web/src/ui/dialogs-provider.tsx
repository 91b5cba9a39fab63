import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { reportError } from '@/lib/report.ts';
import { type ConfirmOptions, type Dialogs, DialogsContext } from './dialogs-context.ts';
import { later } from './later.tsx';

const AlertModal = later(() => import('./alert-modal.tsx').then(({ AlertModal }) => AlertModal));

type Question = {
  id: number;
  text: string;
  options: ConfirmOptions | null;
  answer: (confirmed: boolean) => void;
};

let lastId = 0;

/** Serves `useDialogs()` to everything below; mounted once. Questions asked at once wait for their turn. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Question[]>([]);

  const ask = useCallback((text: string, options: ConfirmOptions | null) => {
    return new Promise<boolean>((answer) => {
      lastId += 1;
      const question = { id: lastId, text, options, answer };
      setQueue((waiting) => [...waiting, question]);
    });
  }, []);

  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (text) => {
        await ask(text, null);
      },
      confirm: (text, options = {}) => {
        options.loss?.catch(reportError);
        return ask(text, options);
      },
    }),
    [ask],
  );

  const current = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && (
        <AlertModal
          key={current.id}
          text={current.text}
          confirm={current.options}
          onAnswer={(confirmed) => {
            current.answer(confirmed);
            setQueue((waiting) => waiting.filter((question) => question !== current));
          }}
        />
      )}
    </DialogsContext>
  );
}
