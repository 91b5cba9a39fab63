import { foldName, MAX_IMPORT_NAMES } from '@faena/shared/domain';
import type { PersonCard, TaskImport } from '@faena/shared/schemas';
import type { NamedPerson } from '../reading/file-content.ts';

/** The members of a project as a file may name them: by username or e-mail address, never by a name that two may have. */
export class People {
  readonly #members = new Map<string, PersonCard>();
  readonly #named = new Map<string, TaskImport['people'][number]>();

  constructor(members: readonly PersonCard[]) {
    for (const member of members) {
      for (const key of [member.email, member.username]) if (key) this.#members.set(foldName(key), member);
    }
  }

  /** The ids of members; strangers only count. */
  idsOf(people: readonly NamedPerson[]): string[] {
    const ids = people.map((person) => {
      const { name } = person;
      const member = this.memberOf(person);
      const id = member?._id ?? name;
      const before = this.#named.get(id);
      this.#named.set(id, { name, username: member?.username ?? null, tasks: (before?.tasks ?? 0) + 1 });
      return member?._id;
    });
    return [...new Set(ids.filter((id) => id !== undefined))];
  }

  /** The member that a file names; undefined for a stranger. */
  memberOf({ keys }: NamedPerson): PersonCard | undefined {
    return keys.map((key) => this.#members.get(foldName(key))).find((found) => found);
  }

  /** The people named for tasks so far. */
  get named(): TaskImport['people'] {
    return [...this.#named.values()].slice(0, MAX_IMPORT_NAMES);
  }
}
