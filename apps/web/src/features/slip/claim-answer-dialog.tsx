import { LENGTHS } from '@faena/shared/domain';
import { type RunAnswer, requiredText, type SlipClaim } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { slipTexts } from '@/texts/slips.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useAnswerClaim } from './requests.ts';

const texts = slipTexts.manage;
const Answer = z.object({ text: requiredText(LENGTHS.reason) });

type ClaimAnswerDialogProps = { of: RunAnswer; claim: SlipClaim; onClose: () => void };

/** What an employee is told about their claim (ANSWER-3). */
export function ClaimAnswerDialog({ of, claim, onClose }: ClaimAnswerDialogProps) {
  const { save, state } = useSaving(useAnswerClaim(of._id));
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Answer, 'es'),
    defaultValues: { text: '' },
  });

  const submit = handleSubmit(({ text }) => {
    setFailure(null);
    save(
      { claimId: claim._id, text },
      {
        onSuccess: onClose,
        onError: (error) => {
          reportError(error);
          setFailure(messageOf(error, texts.answerFailed, 'es'));
        },
      },
    );
  });

  return (
    <FormDialog
      title={texts.answerTitle}
      description={`${of.fullname}: ${claim.text}`}
      labels={texts}
      onSubmit={submit}
      saving={state}
      dirty={formState.isDirty}
      onClose={onClose}
      failure={failure}
    >
      <Field label={texts.answerText} hint={texts.answerHint} error={formState.errors.text?.message} required>
        <Textarea {...register('text')} rows={3} />
      </Field>
    </FormDialog>
  );
}
