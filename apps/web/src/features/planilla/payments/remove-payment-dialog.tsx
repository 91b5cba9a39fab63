import { type Payment, PaymentRemoval } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { paymentTexts } from '@/texts/payments.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { toast } from '@/ui/toast.ts';
import { useRemovePayment } from './requests.ts';

const texts = paymentTexts.remove;

type RemovePaymentDialogProps = { payment: Payment; onClose: () => void };

/** 'Quitar el pago', with a reason (PAYMENT-2). */
export function RemovePaymentDialog({ payment, onClose }: RemovePaymentDialogProps) {
  const { format } = useMoney();
  const { save, state } = useSaving(useRemovePayment(payment._id));
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<PaymentRemoval>({
    resolver: formResolver(PaymentRemoval, 'es'),
    defaultValues: { reason: '' },
  });

  const submit = handleSubmit(({ reason }) => {
    setFailure(null);
    save(reason, {
      onSuccess: () => {
        toast.success(texts.done);
        onClose();
      },
      onError: (error) => {
        reportError(error);
        if (showFieldErrors(error, ['reason'], setError, 'es')) return;
        setFailure(messageOf(error, texts.failed, 'es'));
      },
    });
  });

  return (
    <FormDialog
      title={texts.title}
      description={`${formatCalendarDate(payment.date)} · ${format(payment.amount)}. ${texts.hint}`}
      labels={texts}
      onSubmit={submit}
      dirty={formState.isDirty}
      saving={state}
      onClose={onClose}
      failure={failure}
      danger
    >
      <Field label={texts.reason} error={formState.errors.reason?.message} required>
        <Textarea {...register('reason')} rows={3} />
      </Field>
    </FormDialog>
  );
}
