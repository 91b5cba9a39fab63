import { CSV_SEPARATORS, PAYROLL_DECIMALS, slipNumber, writeNumber } from '@faena/shared/domain';
import type { Run } from '@faena/shared/schemas';
import { useState } from 'react';
import { Checkbox } from '@/ui/checkbox.tsx';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { Field } from '@/ui/field.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ValueDialog } from '@/ui/value-dialog.tsx';
import { bankFileTexts } from '../../texts/bank-file.ts';
import { BankAccounts } from './bank-accounts.tsx';
import { BankColumns } from './bank-columns.tsx';
import { type BankForm, changesOf, columnsOf, formOf, type Payee, textOf } from './bank-form.ts';
import { useBankSettings, useSaveBankFile } from './requests.ts';

const texts = bankFileTexts;

type BankDialogProps = {
  run: Run;
  /** The people in the file: with pending amounts, or with transfers once nothing is pending. */
  payees: readonly Payee[];
  /** Nothing is pending. */
  isPaid: boolean;
  /** The number of people in a paid run who were paid by other means, and so are not in the file. */
  leftOut: number;
  onClose: () => void;
};

/** 'Archivo para el banco': its columns and the accounts of its people, then the download (SLIP-7). */
export function BankDialog({ run, payees, isPaid, leftOut, onClose }: BankDialogProps) {
  const settings = useBankSettings(run.companyId);
  const [form, setForm] = useState<BankForm | null>(null);
  const begun = settings.data && formOf(settings.data, payees);
  const shown = form ?? begun;
  const changes = shown && begun ? changesOf(shown, begun) : null;

  return (
    <ValueDialog
      title={texts.title}
      description={texts.hint}
      size="lg"
      labels={texts}
      value={changes}
      write={useSaveBankFile(run)}
      failed={texts.failed}
      saved={texts.done}
      dirty={Boolean(form && begun) && textOf(form as BankForm) !== textOf(begun as BankForm)}
      loading={!shown}
      onClose={onClose}
      disabled={payees.length === 0}
    >
      {isPaid && payees.length > 0 && <Notice tone="warn">{texts.isPaid}</Notice>}
      {leftOut > 0 && <Notice tone="info">{texts.leftOut(leftOut)}</Notice>}
      {shown ? (
        <BankFields
          run={run}
          payees={payees}
          form={shown}
          onChange={(changed) => setForm({ ...shown, ...changed })}
        />
      ) : (
        !settings.error && (
          <Loading label={texts.loading}>
            <Skeleton className="h-64" />
          </Loading>
        )
      )}
      <QueryNote query={settings} failed={texts.loadFailed} />
    </ValueDialog>
  );
}

type BankFieldsProps = {
  run: Run;
  payees: readonly Payee[];
  form: BankForm;
  onChange: (changes: Partial<BankForm>) => void;
};

function BankFields({ run, payees, form, onChange }: BankFieldsProps) {
  const [first] = payees;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <BankColumns form={form} onChange={onChange} />
        <div className="grid content-start gap-4">
          <Field label={texts.separator}>
            <ChoiceSelect
              choices={CSV_SEPARATORS}
              labels={texts.separators}
              value={form.separator}
              onChoose={(separator) => onChange({ separator })}
            />
          </Field>
          <Checkbox
            label={texts.header}
            checked={form.header}
            onCheckedChange={(header) => onChange({ header })}
          />
          {first && <Example run={run} payee={first} form={form} />}
        </div>
      </div>
      <BankAccounts payees={payees} form={form} onChange={onChange} />
    </>
  );
}

/** The first lines of the file. The slip numbers are only in the downloaded one. */
function Example({ run, payee, form }: { run: Run; payee: Payee; form: BankForm }) {
  const values = {
    name: payee.name,
    username: payee.username,
    account: form.accounts[payee._id] ?? '',
    amount: writeNumber(payee.amount, { decimals: PAYROLL_DECIMALS, fixed: true }),
    currency: run.currency,
    reference: slipNumber(run.number, 1),
    period: `${run.startDate}/${run.endDate}`,
  };
  const columns = columnsOf(form);
  const headings = columns.map((column) => texts.column[column]);
  const lines = [...(form.header ? [headings] : []), columns.map((column) => values[column])];
  return (
    <figure className="min-w-0">
      <figcaption className="text-muted text-sm">{texts.example}</figcaption>
      <pre
        dir="auto"
        className="tabular wrap-anywhere mt-1 whitespace-pre-wrap rounded-control bg-sunken px-3 py-2 font-sans text-sm"
      >
        {lines.map((line) => line.join(form.separator)).join('\n')}
      </pre>
    </figure>
  );
}
