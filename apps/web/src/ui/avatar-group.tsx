import { Avatar, type Face } from './avatar.tsx';
import { Tooltip } from './tooltip.tsx';

/** The most faces drawn before '+N' (BOARD-30). */
const SHOWN = 3;

export type AvatarGroupProps = {
  people: readonly (Face & { readonly _id: string })[];
  size?: 'sm' | 'md';
  /** A number beside the group replaces the '+N'. */
  counted?: boolean;
};

/** At most three people, then '+N'; the tooltip and screen readers get every name. */
export function AvatarGroup({ people, size = 'sm', counted = false }: AvatarGroupProps) {
  if (people.length === 0) return null;
  const names = people.map((person) => person.username).join(', ');
  const rest = people.length - SHOWN;
  return (
    <Tooltip label={names}>
      <span role="img" aria-label={names} className="inline-flex items-center">
        {people.slice(0, SHOWN).map((person) => (
          <Avatar
            key={person._id}
            person={person}
            size={size}
            decorative
            className="-ml-1 ring-2 ring-surface first:ml-0"
          />
        ))}
        {rest > 0 && !counted && (
          // Drawn by CSS, like the letter of a face.
          <span
            data-rest={`+${rest}`}
            className="tabular ml-1 text-muted text-sm before:content-[attr(data-rest)]"
          />
        )}
      </span>
    </Tooltip>
  );
}
