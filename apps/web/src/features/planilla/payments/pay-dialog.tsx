import { LENGTHS, moneyDates, PAYMENT_METHODS } from '@faena/shared/domain';
import type { Run } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { paymentTexts } from '../texts/payments.ts';
import { PayPeople } from './pay-people.tsx';
import { type PaidPerson, pendingOf } from './pending-of.ts';
import { useMakePayments } from './requests.ts';
import { usePayForm } from './use-pay-form.ts';
import { WithoutAccount } from './without-account.tsx';

const texts = paymentTexts.pay;

type PayDialogProps = {
  run: Run;
  /** Today by the company's clock. */
  today: string;
  /** The people of the run; those without pending amounts are left out. */
  people: readonly PaidPerson[];
  onClose: () => void;
};

/** 'Marcar pagado': pays all slips of a run, some, or one, whole or in part (PAYMENT-1). */
export function PayDialog({ run, today, people, onClose }: PayDialogProps) {
  const { currency, format } = useMoney();
  const payable = people.filter((person) => pendingOf(person) > 0);
  const { form, change, isDirty, isComplete, sum, sent } = usePayForm(payable, today, currency);
  const { send, progress } = useFormSaving(useMakePayments(), texts.failed);

  // The person's own payment is no news.
  const isOver = payable.length === 0 && !progress.saving.saving;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    send(sent(run._id), () => {
      toast.success(texts.done(format(sum)));
      onClose();
    });
  }

  return (
    <FormDialog
      title={texts.title(run.number)}
      description={texts.hint}
      size="lg"
      labels={{ cancel: texts.cancel, save: texts.save(format(sum)), saving: texts.saving }}
      onSubmit={submit}
      dirty={isDirty}
      {...progress}
      onClose={onClose}
      disabled={!isComplete}
    >
      {isOver && <Notice tone="info">{texts.over}</Notice>}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field label={texts.date} error={form.date ? undefined : texts.dateMissing} className="w-40">
          <DatePicker {...moneyDates(today)} value={form.date} onValueChange={(date) => change({ date })} />
        </Field>
        <Field label={texts.method} className="w-40">
          <ChoiceSelect
            choices={PAYMENT_METHODS}
            labels={texts.methods}
            value={form.method}
            onChoose={(method) => change({ method })}
          />
        </Field>
        <Field label={texts.reference} hint={texts.referenceHint} className="min-w-52 flex-1">
          <Input
            value={form.reference}
            maxLength={LENGTHS.name}
            onChange={({ target }) => change({ reference: target.value })}
          />
        </Field>
      </div>
      <PayPeople people={payable} form={form} onChange={change} />
      {form.method === 'transfer' && (
        <WithoutAccount
          companyId={run.companyId}
          people={payable.filter(({ slipId }) => form.chosen.has(slipId))}
        />
      )}
      <p aria-live="polite" className="tabular flex items-baseline justify-between gap-4">
        <span className="text-muted">{texts.sum}</span>
        <span className="font-semibold text-lg">{format(sum)}</span>
      </p>
    </FormDialog>
  );
}
