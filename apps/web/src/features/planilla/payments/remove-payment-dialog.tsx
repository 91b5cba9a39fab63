import type { Payment } from '@faena/shared/schemas';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { toast } from '@/ui/toast.ts';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { paymentTexts } from '../texts/payments.ts';
import { useRemovePayment } from './requests.ts';

const texts = paymentTexts.remove;

type RemovePaymentDialogProps = {
  payment: Payment;
  /** Whether somebody else has removed it meanwhile. */
  isGone: boolean | undefined;
  onClose: () => void;
};

/** 'Quitar el pago', with a reason (PAYMENT-1). */
export function RemovePaymentDialog({ payment, isGone, onClose }: RemovePaymentDialogProps) {
  const { format } = useMoney();
  return (
    <WordsDialog
      title={texts.title}
      description={`${formatCalendarDate(payment.date)} · ${format(payment.amount)}. ${texts.hint}`}
      labels={texts}
      over={isGone ? texts.over : null}
      label={texts.reason}
      draft={`remove-payment:${payment._id}`}
      failed={texts.failed}
      write={useRemovePayment(payment._id)}
      toSend={(reason) => reason}
      onSaved={() => toast.success(texts.done)}
      onClose={onClose}
      danger
    />
  );
}
