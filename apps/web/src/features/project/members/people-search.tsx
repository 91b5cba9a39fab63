import { LENGTHS } from '@faena/shared/domain';
import { useState } from 'react';
import { useReport } from '@/lib/report.ts';
import { Button } from '@/ui/button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { SegmentedControl } from '@/ui/segmented-control.tsx';
import { membersTexts as texts } from '../texts/members.ts';
import { FoundPeople } from './found-people.tsx';
import { isSearchable, type SearchType, useSearchPeople } from './requests.ts';
import { useDebouncedTerm } from './use-debounced-term.ts';

const segments = [
  { value: 'general', label: texts.types.general },
  { value: 'username', label: texts.types.username },
  { value: 'email', label: texts.types.email },
] as const satisfies readonly { value: SearchType; label: string }[];

const LONGEST = { general: LENGTHS.searchMax, username: LENGTHS.usernameMax, email: LENGTHS.email };

type PeopleSearchProps = {
  projectId: string;
  /** The usernames of members and invited people, whom the search never finds (INVITE-4). */
  members: readonly string[];
};

/** Finds people and adds them to the project (INVITE-4). */
export function PeopleSearch({ projectId, members }: PeopleSearchProps) {
  const [type, setType] = useState<SearchType>('general');
  const { typed, term, type: typeTerm } = useDebouncedTerm();
  const { data, error, refetch, isFetching, isPlaceholderData } = useSearchPeople(type, term);
  useReport(error);
  const searched = isSearchable(type, term);

  return (
    <div className="grid grid-cols-1 gap-3">
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
          maxLength={LONGEST[type]}
          value={typed}
          onValueChange={typeTerm}
          className="min-w-0 flex-1 basis-56"
        />
      </div>
      {error && searched && (
        <div className="grid justify-items-start gap-2">
          <Notice tone="danger">{texts.errors.search}</Notice>
          <Button onClick={() => void refetch()} loading={isFetching}>
            {texts.retry}
          </Button>
        </div>
      )}
      {term !== '' && !searched && <p className="text-muted text-sm">{texts.tooShort(LENGTHS.searchMin)}</p>}
      {searched && !data && isFetching && <Loading label={texts.searching} showLabel />}
      {searched && data && !error && (
        <FoundPeople projectId={projectId} found={data} members={members} searching={isPlaceholderData} />
      )}
    </div>
  );
}
