/** The people of a task, by id, as far as they decide who follows it (FOLLOW-1). */
export interface PeopleOfTask {
  readonly assignees: readonly string[];
  readonly commenters: readonly string[];
  /** The last choice of each person who made one. */
  readonly choices: readonly { readonly personId: string; readonly follows: boolean }[];
}

/** The followers of a task, by id, each once: a choice outweighs an assignment and a comment (FOLLOW-1, FOLLOW-2). */
export function followersOf({ assignees, commenters, choices }: PeopleOfTask): string[] {
  const followers = new Set([...assignees, ...commenters]);
  for (const { personId, follows } of choices) {
    if (follows) followers.add(personId);
    else followers.delete(personId);
  }
  return [...followers];
}
