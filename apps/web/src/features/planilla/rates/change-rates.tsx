import type { PayrollPerson } from '@faena/shared/schemas';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { rateTexts } from '../texts/rates.ts';

const ChangeRatesDialog = laterOpened(() =>
  import('./change-rates-dialog.tsx').then(({ ChangeRatesDialog }) => ChangeRatesDialog),
);

type ChangeRatesProps = {
  people: readonly PayrollPerson[];
  timeZone: string;
};

/** The button that changes the rates of several people, without people who left. */
export function ChangeRates({ people, timeZone }: ChangeRatesProps) {
  const [isOpen, setOpen] = useState(false);
  const employed = people.filter(({ left }) => left === null);
  if (employed.length < 2) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Coins aria-hidden strokeWidth={1.75} />
        {rateTexts.several.open}
      </Button>
      {isOpen && <ChangeRatesDialog people={employed} timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}
