import type { PayrollPerson } from '@faena/shared/schemas';
import { ApiError } from '@/lib/client.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { rateTexts } from '../texts/rates.ts';

const texts = rateTexts.refused;
const PERSON = 'people.';

/** The ids of the people in a refusal (RATE-10). */
export function refusedIds(error: Error | null): string[] {
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.flatMap(({ path }) => (path.startsWith(PERSON) ? [path.slice(PERSON.length)] : []));
}

type RefusedPeopleProps = {
  error: Error | null;
  people: readonly PayrollPerson[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** The people who block a change of rates, and a button that changes the others. */
export function RefusedPeople({ error, people, chosen, onChange }: RefusedPeopleProps) {
  const refused = new Set(refusedIds(error));
  const named = people.filter(({ _id }) => refused.has(_id));
  const others = [...chosen].filter((id) => !refused.has(id));
  return (
    <div aria-live="polite">
      <Notice tone="warn">
        <p>{messageOf(error, rateTexts.effect.failed, 'es')}</p>
        <ul className="mt-1 max-h-40 overflow-y-auto">
          {named.map(({ _id, fullname }) => (
            <li key={_id}>
              <UserText lines={2} className="font-medium">
                {fullname}
              </UserText>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <Button className="mt-2" onClick={() => onChange(new Set(others))}>
            {texts.others(others.length)}
          </Button>
        )}
      </Notice>
    </div>
  );
}
