import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { rateTexts } from '@/texts/rates.ts';
import { messageOf } from '@/texts/wording.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { type RateChange, useChangeRates, useRatePreview } from '../requests.ts';
import { isUnusual, RatePreview } from './rate-effect.tsx';

const texts = rateTexts.review;

type ReviewRateDialogProps = {
  change: RateChange & { readonly hourlyRate: number };
  timeZone: string;
  onSaved: () => void;
  onClose: () => void;
};

/** What a rate would do to hours already worked, and whether it is meant, before it is saved (RATE-5, RATE-8). */
export function ReviewRateDialog({ change, timeZone, onSaved, onClose }: ReviewRateDialogProps) {
  const preview = useRatePreview(change);
  const { format } = useMoney();
  const { save, state } = useSaving(useChangeRates());
  const [failure, setFailure] = useState<string | null>(null);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    setFailure(null);
    save(
      { ...change, confirmed: true },
      {
        onSuccess: () => {
          onSaved();
          onClose();
        },
        onError: (error) => {
          reportError(error);
          setFailure(messageOf(error, rateTexts.failed, 'es'));
        },
      },
    );
  }

  return (
    <FormDialog
      title={texts.title}
      size="lg"
      labels={{
        cancel: rateTexts.cancel,
        save: isUnusual(preview.data) ? texts.meant(format(change.hourlyRate)) : texts.save,
        saving: rateTexts.saving,
      }}
      onSubmit={submit}
      dirty={false}
      saving={state}
      onClose={onClose}
      failure={failure}
      disabled={!preview.data}
    >
      <RatePreview query={preview} timeZone={timeZone} />
    </FormDialog>
  );
}
