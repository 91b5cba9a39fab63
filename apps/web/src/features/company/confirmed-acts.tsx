import { COMPANY_ACTS, type CompanyAct } from '@faena/shared/domain';
import { Checkbox } from '@/ui/checkbox.tsx';
import { companyFormTexts } from './texts/company-form.ts';

const { confirmedActs: texts } = companyFormTexts;

export type ConfirmedActsProps = { value: readonly CompanyAct[]; onChange: (acts: CompanyAct[]) => void };

/** Chooses the acts that ask for the password first (COMPANY-21). */
export function ConfirmedActs({ value, onChange }: ConfirmedActsProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-medium text-sm">{texts.legend}</legend>
      <p className="text-muted text-sm">{texts.hint}</p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {COMPANY_ACTS.map((act) => (
          <Checkbox
            key={act}
            name="confirmedActs"
            label={texts.acts[act]}
            checked={value.includes(act)}
            onCheckedChange={(checked) =>
              onChange(COMPANY_ACTS.filter((one) => (one === act ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
