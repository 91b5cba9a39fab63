import { ChevronDown, ChevronUp } from 'lucide-react';
import { Checkbox } from '@/ui/checkbox.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { bankFileTexts } from '../../texts/bank-file.ts';
import type { BankColumn, BankForm } from './bank-form.ts';

const texts = bankFileTexts;

type BankColumnsProps = {
  form: BankForm;
  onChange: (changes: Partial<BankForm>) => void;
};

/** The choice of the columns of the bank file, and of their order. */
export function BankColumns({ form: { order, chosen }, onChange }: BankColumnsProps) {
  function move(column: BankColumn, by: 1 | -1): void {
    const at = order.indexOf(column);
    const moved = order.filter((each) => each !== column);
    moved.splice(at + by, 0, column);
    onChange({ order: moved });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{texts.columns}</legend>
      <ol className="divide-y divide-line rounded-control border border-line px-3">
        {order.map((column, at) => {
          const name = texts.column[column];
          return (
            <li key={column} className="flex items-center justify-between gap-2">
              <Checkbox
                className="min-w-0 flex-1"
                label={name}
                checked={chosen.includes(column)}
                onCheckedChange={(checked) =>
                  onChange({
                    chosen: checked ? [...chosen, column] : chosen.filter((each) => each !== column),
                  })
                }
              />
              <span className="flex">
                <IconButton
                  icon={ChevronUp}
                  label={texts.up(name)}
                  disabled={at === 0}
                  onClick={() => move(column, -1)}
                />
                <IconButton
                  icon={ChevronDown}
                  label={texts.down(name)}
                  disabled={at === order.length - 1}
                  onClick={() => move(column, 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {chosen.length === 0 && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {texts.noColumn}
        </p>
      )}
    </fieldset>
  );
}
