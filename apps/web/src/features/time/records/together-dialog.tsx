import { ApiError } from '@faena/shared/client';
import { LENGTHS } from '@faena/shared/domain';
import { RecordConfirmation, RecordVoiding, type WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf, wordRefusal } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { isStale, type TogetherVerb, useChangeTogether } from '../requests.ts';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { recordTexts } from '../texts/records.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { InTheWay, type Obstacle } from './in-the-way.tsx';
import { momentsOf } from './moments-of.ts';
import { useSeenRecords } from './use-seen-records.ts';

const SCHEMAS = {
  confirm: z.object({ reason: RecordConfirmation.shape.reason.unwrap() }),
  void: RecordVoiding.pick({ reason: true }),
  unvoid: RecordVoiding.pick({ reason: true }),
};

type TogetherDialogProps = {
  employeeId: string;
  verb: TogetherVerb;
  /** Their versions when the window was opened. */
  records: readonly WorkRecord[];
  timeZone: string;
  onDone: () => void;
  onClose: () => void;
};

/**
 * Confirms, voids or restores records for one reason, all or none; it names the records that block it
 * (TIME-42).
 */
export function TogetherDialog({
  employeeId,
  verb,
  timeZone,
  onDone,
  onClose,
  ...props
}: TogetherDialogProps) {
  const texts = recordChangeTexts[verb === 'confirm' ? 'confirmSeveral' : verb];
  const { save, state } = useSaving(useChangeTogether(employeeId, verb));
  const { records, changed, readAgain, leaveOut } = useSeenRecords(employeeId, props.records);
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<{ reason: string }>({
    resolver: formResolver(SCHEMAS[verb], 'es'),
    defaultValues: { reason: '' },
  });

  const submit = handleSubmit(({ reason }) => {
    setFailure(null);
    setObstacles([]);
    const done = () => {
      onDone();
      onClose();
    };
    save({ records, reason }, { onSuccess: done, onError: refused });
  });

  function refused(error: Error): void {
    reportError(error);
    if (showFieldErrors(error, ['reason'], setError, 'es')) return;
    const named = obstaclesOf(error, records);
    const stale =
      isStale(error) && named.length === 0 ? records : named.filter(isChanged).map(({ record }) => record);
    setObstacles(named.filter((obstacle) => !isChanged(obstacle)));
    if (stale.length > 0) readAgain(stale.map(({ _id }) => _id)).catch(reportError);
    else if (named.length === 0) setFailure(messageOf(error, texts.failed, 'es'));
  }

  const [only, ...others] = records;
  return (
    <FormDialog
      title={texts.title(records.length)}
      description={only && others.length === 0 ? momentsOf(only, timeZone) : texts.hint}
      labels={texts}
      onSubmit={submit}
      saving={state}
      dirty={formState.isDirty}
      onClose={onClose}
      failure={failure}
      danger={verb === 'void'}
      disabled={records.length === 0}
    >
      <ChangedMeanwhile changed={changed} timeZone={timeZone} />
      <InTheWay
        obstacles={obstacles}
        timeZone={timeZone}
        onLeaveOut={() => {
          leaveOut(new Set(obstacles.map(({ record }) => record._id)));
          setObstacles([]);
        }}
      />
      <Field
        longest={LENGTHS.reason}
        label={recordTexts.form.reason}
        hint={recordTexts.form.reasonHint}
        error={formState.errors.reason?.message}
        required={verb !== 'confirm'}
      >
        <Textarea
          {...register('reason')}
          draft={`${verb}-records:${employeeId}`}
          rows={3}
          maxLength={LENGTHS.reason}
        />
      </Field>
    </FormDialog>
  );
}

const isChanged = ({ reason }: Obstacle) => reason === 'record_changed';

/** The records that the server named in its refusal, with the reasons. */
function obstaclesOf(error: unknown, records: readonly WorkRecord[]): Obstacle[] {
  if (!(error instanceof ApiError)) return [];
  return error.errors.flatMap(({ path, ...refusal }) => {
    const record = records[Number(/^body\.records\.(\d+)/.exec(path)?.[1])];
    if (!record) return [];
    return [{ record, reason: refusal.reason, text: wordRefusal(refusal, 'es') || refusal.message }];
  });
}
