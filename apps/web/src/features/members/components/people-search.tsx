import { LENGTHS, MEMBER_RESULTS_HEIGHT_REM, MEMBER_SEARCH_DEBOUNCE_MS } from '@faena/shared/domain';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { readSession } from '@/lib/session.ts';
import { useReport } from '@/lib/use-report.ts';
import { membersTexts as texts } from '@/texts/project-page.ts';
import { Button } from '@/ui/button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { useChangeMembership } from '../api/use-change-membership.ts';
import { isSearchable, type SearchType, useSearchPeople } from '../api/use-search-people.ts';
import { Person } from './person.tsx';

const segments = [
  { value: 'general', label: texts.types.general },
  { value: 'username', label: texts.types.username },
  { value: 'email', label: texts.types.email },
] as const satisfies readonly { value: SearchType; label: string }[];

type PeopleSearchProps = {
  projectId: string;
  /** Usernames that are in the project already: they and oneself are never found (spec, section 5). */
  members: readonly string[];
};

/** Finds people and adds them to the project (spec, section 2 *Project users tab*). */
export function PeopleSearch({ projectId, members }: PeopleSearchProps) {
  const [type, setType] = useState<SearchType>('general');
  const [typed, setTyped] = useState('');
  const trimmed = typed.trim();
  const [debounced] = useDebounce(trimmed, MEMBER_SEARCH_DEBOUNCE_MS);
  // An emptied field clears the results at once.
  const term = trimmed && debounced;
  const { data, error, isFetching } = useSearchPeople(type, term);
  const add = useChangeMembership(projectId, 'addMember');
  useReport(error);
  useReport(add.error);

  const searched = isSearchable(type, term);
  const own = readSession()?.userId;
  const found = searched
    ? (data?.filter(({ _id, username }) => _id !== own && !members.includes(username)) ?? [])
    : [];

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <SegmentedControl
          label={texts.searchType}
          segments={segments}
          value={type}
          onValueChange={(next) => setType(next)}
        />
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.placeholders[type]}
          value={typed}
          onValueChange={setTyped}
          className="min-w-0 flex-1 basis-56"
        />
      </div>
      {error && searched && <Notice tone="danger">{texts.errors.search}</Notice>}
      {add.error && <Notice tone="danger">{texts.errors.add}</Notice>}
      {trimmed !== '' && !isSearchable(type, trimmed) && (
        <p className="text-muted text-sm">{texts.tooShort(LENGTHS.searchMin)}</p>
      )}
      {searched && !data && isFetching && <Loading label={texts.searching} showLabel />}
      {searched && data && !error && (
        <section
          aria-label={texts.results}
          style={{ maxHeight: `${MEMBER_RESULTS_HEIGHT_REM}rem` }}
          className="overflow-y-auto rounded-card border border-line bg-surface"
        >
          {found.length === 0 ? (
            <p role="status" className="px-3 py-3 text-muted">
              {texts.noResults}
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {found.map((person) => (
                <li key={person._id}>
                  <Person person={person} details={`@${person.username} · ${person.email}`}>
                    <Button
                      aria-label={texts.addNamed(person.fullname || person.username)}
                      loading={add.isPending && add.variables === person.username}
                      disabled={add.isPending}
                      onClick={() => add.mutate(person.username)}
                    >
                      <UserPlus aria-hidden strokeWidth={1.75} className="size-4" />
                      {texts.add}
                    </Button>
                  </Person>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
