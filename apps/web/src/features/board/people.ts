import type { PersonCard } from '@faena/shared/schemas';

/** People as an `AvatarGroup` draws them: by picture, else by initial (BOARD-30). */
export function facesOf(people: readonly PersonCard[]) {
  return people.map(({ _id, username, profilePicture }) => ({
    id: _id,
    name: username,
    src: profilePicture,
  }));
}
