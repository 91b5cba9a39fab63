import { NO_TASK_FILTER, taskMatcher } from '@faena/shared/domain';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Building2 } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { filterCompanies, NO_FILTER } from '@/features/company/filter-companies.ts';
import { findPlaces } from '@/features/go-to/place.ts';
import { findPeople } from '@/features/people/employee/find-people.ts';
import { ALL_ROLES, filterPeople } from '@/features/people/person/filter-people.ts';
import { SharedGroup } from '@/features/project/list/shared-group.tsx';
import { OptionList } from '@/ui/option-list.tsx';
import { company, person, project, screen, task } from './index.ts';

/** Names, each with searches that find it. */
const NAMES: readonly (readonly [name: string, ...searches: string[]])[] = [
  ['Seán O’Brien', "o'brien", 'O´BRIEN', 'obrien', 'sean o`b'],
  ["Taller D'Angelo", 'd’angelo', 'dangelo'],
  ['Łukasz Wałęsa', 'lukasz', 'WALESA', 'łu'],
  ['Straße 9', 'strasse', 'STRAẞE', 'straße'],
  ['Smørrebrød Ærø', 'smorrebrod', 'aero', 'ÆRØ'],
  ['Işık', 'isik', 'IŞIK', 'ışı'],
  ['Oficina ﬁnal', 'final', 'FINA'],
  ['Ofi\u200bcina\u00ad sur', 'oficina sur', 'ofi\u2060cina'],
  ['Lote 3 – norte', '3 - norte', '3 — n'],
];

/** Each search of the web: whether a typed text finds a thing of this name. */
const SEARCHES: Readonly<Record<string, (name: string, typed: string) => boolean | Promise<boolean>>> = {
  'the window of Ctrl K': (name, typed) =>
    findPlaces([{ kind: 'company', label: name, to: '/', icon: Building2 }], typed).length === 1,
  'the filter of a board': (name, typed) =>
    taskMatcher(
      { ...NO_TASK_FILTER, q: typed },
      { personId: '', now: 0, timeZone: 'UTC' },
    )(task(project(), { title: name })),
  'the filter of companies': (name, typed) =>
    filterCompanies([company({ name })], { ...NO_FILTER, name: typed }).length === 1,
  'the filter of users': (name, typed) =>
    filterPeople([person('manager', { fullname: name })], { q: typed, role: ALL_ROLES }).length === 1,
  'the lists of employees': (name, typed) =>
    findPeople([{ fullname: name, username: '' }], typed).length === 1,
  'the projects of others': (name, typed) => {
    const group = (
      <SharedGroup projects={[project({ name })]} term={typed} currentId={null} onChoose={() => {}} />
    );
    const { container } = render(<MemoryRouter>{group}</MemoryRouter>);
    return container.querySelectorAll('li').length === 1;
  },
  'every list with a search field': async (name, typed) => {
    const options = [{ value: 'a', label: name }];
    const list = { emptyText: '', isChosen: () => false, onChoose: () => {}, mark: null };
    const { unmount } = render(<OptionList options={options} {...list} />);
    await userEvent.setup().click(screen.getByRole('combobox'));
    await userEvent.paste(typed);
    const found = screen.queryAllByRole('option').length === 1;
    unmount();
    return found;
  },
};

describe.each(Object.entries(SEARCHES))('%s', (_, finds) => {
  it('finds names by their letters alone (SEARCH-7)', async () => {
    for (const [name, ...searches] of NAMES) {
      for (const typed of searches)
        expect([name, typed, await finds(name, typed)]).toEqual([name, typed, true]);
      expect(await finds(name, 'zzz')).toBe(false);
    }
  });
});
