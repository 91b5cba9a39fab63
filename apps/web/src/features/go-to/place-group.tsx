import { useId } from 'react';
import { cn } from '@/ui/cn.ts';
import { UserText } from '@/ui/user-text.tsx';
import type { Place } from './place.ts';

type PlaceGroupProps = {
  label: string;
  places: readonly Place[];
  activeId: string | undefined;
  idOf: (place: Place) => string;
  onGo: (place: Place) => void;
};

/** The places of one kind under its name; nothing without places. */
export function PlaceGroup({ label, places, activeId, idOf, onGo }: PlaceGroupProps) {
  const labelId = useId();
  if (places.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own outside of a select
    <div role="group" aria-labelledby={labelId} className="pb-2">
      <p id={labelId} className="px-2 py-1 font-medium text-muted text-sm">
        {label}
      </p>
      {places.map((place) => {
        const id = idOf(place);
        const { icon: Icon } = place;
        return (
          // The focus stays in the search field, which names the active option.
          <div
            key={id}
            id={id}
            role="option"
            tabIndex={-1}
            aria-selected={id === activeId}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onGo(place)}
            onKeyDown={() => undefined}
            className={cn(
              'flex min-h-control cursor-pointer items-center gap-2 rounded-control px-2 py-1 hover:bg-hover',
              id === activeId && 'bg-hover',
            )}
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
            {/* Each part has a line of its own, so that all options are alike. */}
            <span className="flex min-w-0 flex-1 flex-col items-start">
              <UserText lines={1}>{place.label}</UserText>
              {place.detail && (
                <UserText lines={1} className="text-muted text-sm">
                  {place.detail}
                </UserText>
              )}
              {place.excerpt && (
                <UserText lines={2} className="text-sm">
                  {place.excerpt}
                </UserText>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
