import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followersOf } from './followers.ts';

const person = fc.constantFrom('a', 'b', 'c', 'd');
const people = fc.record({
  assignees: fc.uniqueArray(person),
  commenters: fc.uniqueArray(person),
  choices: fc.uniqueArray(fc.record({ personId: person, follows: fc.boolean() }), {
    selector: ({ personId }) => personId,
  }),
});

describe('the followers of a task', () => {
  it('are its assignees and commenters where nobody chose (FOLLOW-1)', () => {
    fc.assert(
      fc.property(people, ({ assignees, commenters }) => {
        const followers = followersOf({ assignees, commenters, choices: [] });
        expect(followers.toSorted()).toEqual([...new Set([...assignees, ...commenters])].toSorted());
      }),
    );
  });

  it('include each person who chose to follow, once, and no person who chose not to (FOLLOW-2)', () => {
    fc.assert(
      fc.property(people, (task) => {
        const followers = followersOf(task);
        expect(new Set(followers).size).toBe(followers.length);
        for (const { personId, follows } of task.choices) {
          expect(followers.includes(personId)).toBe(follows);
        }
      }),
    );
  });
});
