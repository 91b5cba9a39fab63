import type { PayrollPerson } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { rateTexts } from '../texts/rates.ts';

const texts = rateTexts.several;

type PeopleChoiceProps = {
  people: readonly Pick<PayrollPerson, '_id' | 'fullname' | 'hourlyRate'>[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** A choice of people, or everyone, with their rates. */
export function PeopleChoice({ people, chosen, onChange }: PeopleChoiceProps) {
  const { format } = useMoney();
  const isEverybody = chosen.size === people.length;

  function toggle(id: string, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.people}</legend>
      <div className="flex items-center justify-between gap-3">
        <Checkbox
          label={<span className="font-medium">{texts.all}</span>}
          checked={isEverybody || (chosen.size > 0 && 'indeterminate')}
          onCheckedChange={() => onChange(new Set(isEverybody ? [] : people.map(({ _id }) => _id)))}
        />
        <span className="tabular text-muted text-sm">{texts.chosen(chosen.size, people.length)}</span>
      </div>
      <ul className="max-h-48 overflow-y-auto rounded-control border border-line px-3">
        {people.map(({ _id, fullname, hourlyRate }) => (
          <li key={_id} className="flex items-center justify-between gap-3">
            <Checkbox
              className="min-w-0"
              label={<UserText lines={1}>{fullname}</UserText>}
              checked={chosen.has(_id)}
              onCheckedChange={(isChosen) => toggle(_id, isChosen)}
            />
            <span className="tabular shrink-0 text-muted text-sm">
              {hourlyRate > 0 ? format(hourlyRate) : rateTexts.history.none}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
