import { dateAfter, LENGTHS, MAX_CLAIMS } from '@faena/shared/domain';
import { type LinkedSlip, type NewClaim, requiredText } from '@faena/shared/schemas';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formatDateInWords } from '@/lib/format-moment.ts';
import type { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Select } from '@/ui/select.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { keepDraft, NO_DRAFT, readDraft } from './claim-draft.ts';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts.claim;
const Claim = z.object({ date: z.string(), text: requiredText(LENGTHS.reason) });

type ClaimFormProps = {
  slip: LinkedSlip;
  claim: ReturnType<typeof useWrite<unknown, NewClaim>>;
  onClose: () => void;
};

/** A claim, and its day. The device keeps the typed text until it is sent or discarded (ANSWER-1). */
export function ClaimForm({ slip, claim, onClose }: ClaimFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, subscribe } = useForm({
    resolver: formResolver(Claim, 'es'),
    defaultValues: readDraft(slip._id) ?? NO_DRAFT,
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(slip._id, values) }),
    [subscribe, slip._id],
  );

  function close(): void {
    keepDraft(slip._id, null);
    onClose();
  }

  const submit = handleSubmit(({ date, text }) => {
    setFailure(null);
    claim.mutate(
      { date: date || null, text },
      { onSuccess: close, onError: (error) => setFailure(messageOf(error, texts.failed, 'es')) },
    );
  });

  return (
    <form noValidate aria-label={texts.title} onSubmit={submit} className="grid grid-cols-1 gap-3">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <NearLimit present={slip.claims.length} most={MAX_CLAIMS} screen="es" />
      <Field label={texts.day}>
        <Select {...register('date')}>
          <option value="">{texts.whole}</option>
          {daysOf(slip).map((date) => (
            <option key={date} value={date}>
              {formatDateInWords(date)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        longest={LENGTHS.reason}
        label={texts.text}
        hint={texts.hint}
        error={formState.errors.text?.message}
        required
      >
        {/* This form keeps the whole claim itself, even without a session (ANSWER-1). */}
        <Textarea {...register('text')} draft={null} rows={4} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={close}>{texts.discard}</Button>
        <Button type="submit" variant="primary" loading={claim.isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

/** The days for a claim: all days of the period, and earlier days that the slip pays. */
function daysOf({ startDate, endDate, late, adjustments }: LinkedSlip): string[] {
  const days = new Set([...late, ...adjustments].map(({ date }) => date));
  for (let date = startDate; date <= endDate; date = dateAfter(date, 1)) days.add(date);
  return [...days].sort();
}
