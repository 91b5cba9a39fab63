import { useMoney } from '@/lib/money.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { setIncluded } from '@/ui/row-selection.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { MoneyInput } from '../money-input.tsx';
import { nameOf } from '../name-of.ts';
import { paymentTexts } from '../texts/payments.ts';
import { type PaidPerson, pendingOf } from './pending-of.ts';
import { amountOf, type PayForm, typedFor } from './use-pay-form.ts';

const texts = paymentTexts.pay;
/** The number of people that are drawn at once. */
const STEP = 50;

type PayPeopleProps = {
  people: readonly PaidPerson[];
  form: PayForm;
  onChange: (changes: Partial<PayForm>) => void;
};

/** The people to choose, each with the part of the pending amount to pay. */
export function PayPeople({ people, form, onChange }: PayPeopleProps) {
  const { shown, more } = useSteps(people, STEP);
  const { chosen } = form;
  const isEverybody = chosen.size === people.length;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.people}</legend>
      {people.length > 1 && (
        <div className="flex items-center justify-between gap-3">
          <Checkbox
            label={<span className="font-medium">{texts.all}</span>}
            checked={isEverybody || (chosen.size > 0 && 'indeterminate')}
            onCheckedChange={() =>
              onChange({ chosen: new Set(isEverybody ? [] : people.map(({ slipId }) => slipId)) })
            }
          />
          <span className="tabular text-muted text-sm">{texts.chosen(chosen.size, people.length)}</span>
        </div>
      )}
      <div className="max-h-72 overflow-y-auto rounded-control border border-line px-3">
        <ul className="divide-y divide-line">
          {shown.map((person) => (
            <PayPerson key={person.slipId} person={person} form={form} onChange={onChange} />
          ))}
        </ul>
        {more}
      </div>
    </fieldset>
  );
}

type PayPersonProps = Omit<PayPeopleProps, 'people'> & { person: PaidPerson };

function PayPerson({ person, form, onChange }: PayPersonProps) {
  const { currency, format } = useMoney();
  const { slipId } = person;
  const pending = pendingOf(person);
  const name = nameOf(person);
  const isChosen = form.chosen.has(slipId);
  const isFaulty = isChosen && amountOf(person, form, currency) === null;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-1.5">
      <Checkbox
        className="min-w-0 max-sm:w-full sm:flex-1"
        label={
          <span className="grid">
            <UserText lines={1}>{name}</UserText>
            <span className="tabular text-muted text-sm">{texts.pendingOf(format(pending))}</span>
          </span>
        }
        checked={isChosen}
        onCheckedChange={(chosen) => onChange({ chosen: setIncluded(form.chosen, slipId, chosen) })}
      />
      <Field
        label={texts.amountOf(name)}
        hideLabel
        error={isFaulty ? texts.amountFault(format(pending)) : undefined}
        className="w-36 max-sm:ml-auto"
      >
        <MoneyInput
          disabled={!isChosen}
          value={typedFor(person, form, currency)}
          onValueChange={(typed) => onChange({ amounts: { ...form.amounts, [slipId]: typed } })}
        />
      </Field>
    </li>
  );
}
