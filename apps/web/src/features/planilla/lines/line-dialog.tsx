import { LENGTHS, writeNumber } from '@faena/shared/domain';
import type { PayPeriodPerson } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { moneyKind } from '@/lib/typed-number.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { conceptTexts } from '../texts/concepts.ts';
import { amountOf, ItemFields, useItemForm } from './item-form.tsx';
import { useSaveLine } from './requests.ts';

const texts = conceptTexts.lines;

type Line = PayPeriodPerson['lines'][number];

type LineDialogProps = {
  of: { companyId: string; employeeId: string };
  /** The person, and their present net. */
  name: string;
  net: number;
  /** The existing line; null for a new one. */
  line: Line | null;
  onClose: () => void;
};

/** Adds or changes a line of a person, and shows the resulting net (CONCEPT-4). */
export function LineDialog({ of, name: whose, net, line, onClose }: LineDialogProps) {
  const { currency, format, unit } = useMoney();
  const amountKind = moneyKind(currency);
  const { form, set, dirty } = useItemForm(() => ({
    name: line?.name ?? '',
    kind: line?.kind ?? ('addition' as const),
    typed: line ? writeNumber(line.amount, amountKind) : '',
    note: line?.note ?? '',
    reason: '',
  }));
  const { send, progress } = useFormSaving(useSaveLine(of, line?.lineId ?? null), texts.failed);
  const amount = amountOf(form.typed, amountKind);
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
      dirty={dirty}
      {...progress}
      onClose={onClose}
      disabled={amount === null || name === ''}
    >
      <ItemFields
        form={form}
        set={set}
        amountLabel={texts.amount(unit)}
        amountKind={amountKind}
        amountFault={form.typed.trim() !== '' && amount === null ? conceptTexts.form.faulty : undefined}
        exists={line !== null}
      >
        <Field label={texts.note} hint={texts.noteHint}>
          <Input
            value={form.note}
            maxLength={LENGTHS.reason}
            onChange={({ target }) => set({ note: target.value })}
          />
        </Field>
      </ItemFields>
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

/** The net after a change of a line, in whole cents. */
function netWith(net: number, before: Counted | null, after: Counted): number {
  return (Math.round(net * 100) - (before ? centsOf(before) : 0) + centsOf(after)) / 100;
}

function centsOf({ kind, amount }: Counted): number {
  const cents = Math.round(amount * 100);
  return kind === 'deduction' ? -cents : cents;
}
