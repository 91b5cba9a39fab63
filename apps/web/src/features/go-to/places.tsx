import { ROLES } from '@faena/shared/access';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameScreen } from '@/lib/same-screen.ts';
import { readSession } from '@/lib/session.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { findPlaces, PLACE_KINDS, type Place } from './place.ts';
import { PlaceGroup } from './place-group.tsx';
import { recentPlaces, rememberPlace } from './recent-places.ts';
import { goToTexts as texts } from './texts/go-to.ts';
import { useEmployeePlaces, useFoundTasks, useManagerPlaces } from './use-places.ts';

export type PlacesProps = {
  /** The screens of the area. */
  screens: readonly Omit<Place, 'kind'>[];
  /** The search text. Its owner keeps it, because typing may begin before this code loads. */
  typed: string;
  onTyped: (typed: string) => void;
  onGo: () => void;
};

/** A search for everything with a name, with its results by kind: a combobox over a list box (SEARCH-5, SEARCH-6). */
export function Places({ screens, typed, onTyped, onGo }: PlacesProps) {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const [cursor, setCursor] = useState(0);
  const role = readSession()?.roleId;
  const isEmployee = role === ROLES.employee;
  const isManager = role === ROLES.manager;
  const managed = useManagerPlaces(isManager);
  const joined = useEmployeePlaces(isEmployee);
  const tasks = useFoundTasks(typed, isManager || isEmployee);

  const own = screens.map((screen): Place => ({ ...screen, kind: 'screen' }));
  const isEmpty = typed.trim() === '';
  const recent = isEmpty ? recentPlaces() : [];
  const found = isEmpty ? own : [...findPlaces([...own, ...managed, ...joined], typed), ...tasks.places];
  const listed = [...recent, ...found];
  const active = listed[Math.min(cursor, listed.length - 1)];
  const idOf = (place: Place) => `${id}-${listed.indexOf(place)}`;
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function go(place: Place): void {
    rememberPlace(place);
    onGo();
    void navigate(place.companyId ? sameScreen(location, place.companyId) : place.to);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && listed.length > 0) {
      event.preventDefault();
      setCursor((Math.min(cursor, listed.length - 1) + step + listed.length) % listed.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      go(active);
    }
  }

  const draw = { activeId, idOf, onGo: go };
  return (
    // A fixed height, so that results move nothing under the pointer.
    <div className="flex h-[min(28rem,70dvh)] flex-col gap-2 max-sm:h-full">
      <SearchInput
        id={`${id}-search`}
        role="combobox"
        aria-label={texts.title}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={activeId}
        placeholder={texts.placeholder}
        autoComplete="off"
        value={typed}
        onValueChange={(value) => {
          onTyped(value);
          setCursor(0);
        }}
        onKeyDown={press}
      />
      <div className="flex min-h-0 flex-1 flex-col">
        {/* The list scrolls. The arrow keys of the search field reach all of it. */}
        <div id={id} role="listbox" aria-label={texts.title} className="overflow-y-auto">
          <PlaceGroup label={texts.groups.recent} places={recent} {...draw} />
          {PLACE_KINDS.map((kind) => (
            <PlaceGroup
              key={kind}
              label={texts.groups[kind]}
              places={found.filter((place) => place.kind === kind)}
              {...draw}
            />
          ))}
        </div>
        <QueryNote
          query={{ ...tasks, isFetching: tasks.isSearching }}
          failed={texts.failed}
          className="px-2 py-3"
        />
        {tasks.isSearching && !tasks.error && <p className="px-2 py-3 text-muted">{texts.searching}</p>}
        {listed.length === 0 && !tasks.isSearching && !tasks.error && (
          <p className="px-2 py-3 text-muted">{texts.nothing}</p>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{!tasks.isSearching && !isEmpty && texts.found(listed.length)}</VisuallyHidden>
      </div>
    </div>
  );
}
