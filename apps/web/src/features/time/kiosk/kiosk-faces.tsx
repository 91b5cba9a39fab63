import { foldSearch } from '@faena/shared/domain';
import { useState } from 'react';
import { Avatar } from '@/ui/avatar.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { kioskTexts as texts } from '../texts/kiosk.ts';
import type { KioskPerson } from './kiosk-store.ts';

/** More people than these are found by a search as well. */
const SEARCHED_FROM = 20;

type KioskFacesProps = { people: readonly KioskPerson[]; onChoose: (person: KioskPerson) => void };

/** The faces of a kiosk's people, large enough for a gloved hand (KIOSK-9). */
export function KioskFaces({ people, onChoose }: KioskFacesProps) {
  const [term, setTerm] = useState('');
  const found = people.filter(({ fullname }) => foldSearch(fullname).includes(foldSearch(term)));
  return (
    <>
      {people.length > SEARCHED_FROM && (
        <SearchInput aria-label={texts.search} value={term} onValueChange={setTerm} className="min-h-16" />
      )}
      {found.length === 0 && <EmptyState title={people.length === 0 ? texts.nobody : texts.noMatch} />}
      <ul aria-label={texts.people} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {found.map((person) => (
          <li key={person._id} className="grid">
            <button
              type="button"
              className="grid min-h-36 justify-items-center gap-2 rounded-card border border-line bg-surface p-3 hover:bg-hover"
              onClick={() => onChoose(person)}
            >
              <Avatar person={{ ...person, username: person.fullname }} size="lg" decorative />
              <span className="wrap-anywhere font-medium">
                <UserText>{person.fullname}</UserText>
              </span>
              {!person.hasPin && <span className="text-muted text-sm">{texts.noPin}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
