import { useMoney } from '@/lib/money.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { type RateChange, useChangeRates, useRatePreview } from '../requests.ts';
import { rateTexts } from '../texts/rates.ts';
import { isUnusual, RatePreview } from './rate-effect.tsx';

const texts = rateTexts.review;

type ReviewRateDialogProps = {
  change: RateChange & { readonly hourlyRate: number };
  timeZone: string;
  onSaved: () => void;
  onClose: () => void;
};

/** The effect of a rate on past hours, and the confirmation, before it is saved (RATE-5, RATE-8). */
export function ReviewRateDialog({ change, timeZone, onSaved, onClose }: ReviewRateDialogProps) {
  const preview = useRatePreview(change);
  const { format } = useMoney();
  const { send, progress } = useFormSaving(useChangeRates(), rateTexts.failed);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    send({ ...change, confirmed: true }, () => {
      onSaved();
      onClose();
    });
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
      {...progress}
      onClose={onClose}
      disabled={!preview.data}
    >
      <RatePreview query={preview} timeZone={timeZone} />
    </FormDialog>
  );
}
