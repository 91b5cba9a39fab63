import { LENGTHS, LINE_KINDS, type LineKind, type NumberKind } from '@faena/shared/domain';
import { type ReactNode, useState } from 'react';
import { numberOf } from '@/lib/typed-number.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { NumberInput } from '@/ui/number-input.tsx';
import { conceptTexts } from '../texts/concepts.ts';
import { LabelledChoice } from './labelled-choice.tsx';

const texts = conceptTexts.form;

/** The values that the forms of a concept and of a line share. */
interface ItemForm {
  readonly name: string;
  readonly kind: LineKind;
  /** The typed amount. */
  readonly typed: string;
  /** The reason to change an existing one. */
  readonly reason: string;
}

/** The typed values of a concept or a line, and whether they differ from the first values. */
export function useItemForm<Form extends ItemForm>(begin: () => Form) {
  const [begun] = useState(begin);
  const [form, setForm] = useState(begun);
  const set = (part: Partial<Form>) => setForm({ ...form, ...part });
  return { begun, form, set, dirty: JSON.stringify(form) !== JSON.stringify(begun) };
}

type ItemFieldsProps = {
  form: ItemForm;
  set: (part: Partial<ItemForm>) => void;
  amountLabel: string;
  amountKind: NumberKind;
  amountFault: string | undefined;
  /** Whether it exists, so that a change needs a reason. */
  exists: boolean;
  /** Another choice between kind and amount. */
  basis?: ReactNode;
  /** The fields between the amount and the reason. */
  children: ReactNode;
};

/** The fields of an addition or a deduction: name, kind, amount, fields of its own, and the reason of a change. */
export function ItemFields({ form, set, exists, basis, children, ...amount }: ItemFieldsProps) {
  return (
    <>
      <Field label={texts.name} required>
        <Input
          value={form.name}
          maxLength={LENGTHS.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <LabelledChoice
          label={texts.kind}
          segments={LINE_KINDS.map((value) => ({ value, label: conceptTexts.kinds[value] }))}
          value={form.kind}
          onValueChange={(kind) => set({ kind })}
        />
        {basis}
        <Field label={amount.amountLabel} error={amount.amountFault} className="w-40" required>
          <NumberInput
            kind={amount.amountKind}
            value={form.typed}
            onValueChange={(typed) => set({ typed })}
          />
        </Field>
      </div>
      {children}
      {exists && (
        <Field label={texts.reason} hint={texts.reasonHint}>
          <Input
            value={form.reason}
            maxLength={LENGTHS.reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
      )}
    </>
  );
}

/** Reads a typed amount above zero; null for any other text. */
export function amountOf(typed: string, kind: NumberKind): number | null {
  const amount = numberOf(typed, kind);
  return amount !== null && amount > 0 ? amount : null;
}
