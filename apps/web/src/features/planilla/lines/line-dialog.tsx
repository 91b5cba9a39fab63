import { LENGTHS, LINE_KINDS } from '@faena/shared/domain';
import type { PayPeriodPerson } from '@faena/shared/schemas';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { conceptTexts } from '@/texts/concepts.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { LabelledChoice } from './labelled-choice.tsx';
import { useSaveLine } from './requests.ts';
import { amountOf } from './typed-amount.ts';

const texts = conceptTexts.lines;

type Line = PayPeriodPerson['lines'][number];

type LineDialogProps = {
  of: { companyId: string; employeeId: string };
  /** The person, and their present net. */
  name: string;
  net: number;
  /** One that is there; null for a new one. */
  line: Line | null;
  onClose: () => void;
};

/** Types a line for somebody or changes one, and says what the net becomes (CONCEPT-4). */
export function LineDialog({ of, name: whose, net, line, onClose }: LineDialogProps) {
  const [begun] = useState({
    name: line?.name ?? '',
    kind: line?.kind ?? ('addition' as const),
    typed: line ? String(line.amount) : '',
    note: line?.note ?? '',
    reason: '',
  });
  const [form, setForm] = useState(begun);
  const { format, unit } = useMoney();
  const { send, told } = useFormSaving(useSaveLine(of, line?.lineId ?? null), texts.failed);
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const amount = amountOf(form.typed);
  const name = form.name.trim();
  const after = amount === null ? null : netWith(net, line, { kind: form.kind, amount });

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (amount === null || name === '') return;
    const { kind, note, reason } = form;
    send({ name, kind, amount, note, reason }, () => {
      toast.success(conceptTexts.form.saved(name));
      onClose();
    });
  }

  return (
    <FormDialog
      title={line ? texts.editTitle(whose) : texts.newTitle(whose)}
      labels={{ ...conceptTexts.form, save: texts.save }}
      onSubmit={submit}
      dirty={JSON.stringify(form) !== JSON.stringify(begun)}
      {...told}
      onClose={onClose}
      disabled={amount === null || name === ''}
    >
      <Field label={conceptTexts.form.name} required>
        <Input
          value={form.name}
          maxLength={LENGTHS.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <LabelledChoice
          label={conceptTexts.form.kind}
          segments={LINE_KINDS.map((value) => ({ value, label: conceptTexts.kinds[value] }))}
          value={form.kind}
          onValueChange={(kind) => set({ kind })}
        />
        <Field
          label={texts.amount(unit)}
          error={form.typed.trim() !== '' && amount === null ? conceptTexts.form.faulty : undefined}
          className="w-40"
          required
        >
          <Input
            type="number"
            inputMode="decimal"
            min="0.01"
            step="0.01"
            value={form.typed}
            onChange={({ target }) => set({ typed: target.value })}
          />
        </Field>
      </div>
      <Field label={texts.note} hint={texts.noteHint}>
        <Input
          value={form.note}
          maxLength={LENGTHS.reason}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      {line && (
        <Field label={conceptTexts.form.reason} hint={conceptTexts.form.reasonHint}>
          <Input
            value={form.reason}
            maxLength={LENGTHS.reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
      )}
      <div aria-live="polite">
        {after !== null &&
          (after < 0 ? (
            <Notice tone="warn">{texts.belowThen(format(after))}</Notice>
          ) : (
            <p className="tabular text-muted">{texts.net(format(net), format(after))}</p>
          ))}
      </div>
    </FormDialog>
  );
}

type Counted = Pick<Line, 'kind' | 'amount'>;

/** The net with another line in place of the one that is there, in whole cents. */
function netWith(net: number, before: Counted | null, after: Counted): number {
  return (Math.round(net * 100) - (before ? centsOf(before) : 0) + centsOf(after)) / 100;
}

function centsOf({ kind, amount }: Counted): number {
  const cents = Math.round(amount * 100);
  return kind === 'deduction' ? -cents : cents;
}
