import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';

/** The most people that are named; the list of people marks all. */
const MOST_NAMED = 5;

type WaitingPeopleProps = {
  texts: {
    readonly count: (items: number) => string;
    readonly hint: string;
    readonly ofPerson: (fullname: string, items: number) => string;
    readonly more: (people: number) => string;
  };
  /** Everyone with their number of items; those without any are left out. */
  people: readonly { readonly _id: string; readonly fullname: string; readonly count: number }[];
  addressOf: (employeeId: string) => string;
};

/** The number of items that wait for a decision, with the people; nothing without any. */
export function WaitingPeople({ texts, people, addressOf }: WaitingPeopleProps) {
  const waiting = people.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Notice tone="info">
      <p>
        <span className="font-medium text-warn">
          {texts.count(waiting.reduce((sum, { count }) => sum + count, 0))}.
        </span>{' '}
        <span className="text-muted">{texts.hint}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {waiting.slice(0, MOST_NAMED).map(({ _id, fullname, count }) => (
          <TextLink key={_id} to={addressOf(_id)} replace preventScrollReset underlined>
            {texts.ofPerson(fullname, count)}
          </TextLink>
        ))}
        {waiting.length > MOST_NAMED && (
          <span className="text-muted">{texts.more(waiting.length - MOST_NAMED)}</span>
        )}
      </p>
    </Notice>
  );
}
