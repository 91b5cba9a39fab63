import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EmployeeChanges, NewTask, Person, Registration, Reorder } from '../schemas/index.ts';
import { fillIn } from './fill-in.ts';
import { type Fault, faultFound, faultOfIssue, REASONS, sentenceOf } from './reasons.ts';

/** The faults of an input as the API finds them, by field. */
function faults(schema: z.ZodType, input: unknown): Record<string, Fault> {
  const { error } = schema.safeParse(input, { reportInput: true });
  // The first of several about one field.
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), faultOfIssue(issue)]));
}

const ID = '0123456789abcdef01234567';

describe('the reasons', () => {
  it('have each a sentence of its own, by which a schema’s message leads back to its reason', () => {
    expect(new Set(Object.values(REASONS)).size).toBe(Object.keys(REASONS).length);
  });

  it('put their parameters into their sentence', () => {
    expect(sentenceOf({ reason: 'too_short', params: { min: 6 } })).toBe('At least 6 characters.');
    expect(fillIn('{a}, {b}, {a}', { a: 1 })).toBe('1, {b}, 1');
  });
});

describe('the reasons of schemas', () => {
  it('has the reason that the schema names, with its parameters', () => {
    const registration = {
      email: 'ana@',
      password: 'corta',
      confirmPassword: '',
      username: 'Ana Gómez',
      fullname: 'x'.repeat(201),
    };
    expect(faults(Registration, registration)).toEqual({
      email: { reason: 'not_an_email' },
      password: { reason: 'new_password_too_short', params: { min: 6 } },
      confirmPassword: { reason: 'required' },
      username: { reason: 'not_a_username' },
      fullname: { reason: 'too_long', params: { max: 200 } },
    });
    expect(faults(EmployeeChanges, { email: 'x'.repeat(300), hourlyRate: 1.001 })).toEqual({
      email: { reason: 'too_long', params: { max: 254 } },
      hourlyRate: { reason: 'too_many_decimals' },
    });
  });

  it.each([
    [{ estimatedHours: -1 }, 'estimatedHours', { reason: 'too_small', params: { min: 0 } }],
    [{ estimatedHours: 1e6 }, 'estimatedHours', { reason: 'too_large', params: { max: 100_000 } }],
    [{ estimatedHours: 1.5 }, 'estimatedHours', { reason: 'not_whole' }],
    [{ estimatedHours: 'two' }, 'estimatedHours', { reason: 'not_a_number' }],
    [{ estimatedHours: Number.NaN }, 'estimatedHours', { reason: 'not_a_number' }],
    [{ tags: Array(21).fill(0).map(String) }, 'tags', { reason: 'too_many', params: { max: 20 } }],
    [{ tags: 'urgent' }, 'tags', { reason: 'not_valid' }],
    [{ priority: 'Urgent' }, 'priority', { reason: 'not_an_option' }],
    [{ project: undefined }, 'project', { reason: 'required' }],
    [{ dueDate: 'tomorrow' }, 'dueDate', { reason: 'not_a_time' }],
  ])('has a reason where the validator speaks for itself: %j', (wrong, field, fault) => {
    const found = faults(NewTask, { title: 'Revisar', project: ID, ...wrong });
    expect(found).toEqual({ [field]: fault });
  });

  it('has a reason of each kind that there may be', () => {
    expect(faults(Reorder, { tasks: [] })).toEqual({ tasks: { reason: 'too_few', params: { min: 1 } } });
    expect(faults(z.string().min(1), '')).toEqual({ '': { reason: 'required' } });
    expect(faults(z.string().min(2), 'a')).toEqual({ '': { reason: 'too_short', params: { min: 2 } } });
    expect(faults(z.string().max(2), 'abc')).toEqual({ '': { reason: 'too_long', params: { max: 2 } } });
    expect(faults(z.union([z.string(), z.number()]), true)).toEqual({ '': { reason: 'not_valid' } });
    expect(faults(Person.shape.email, 7)).toEqual({ '': { reason: 'not_valid' } });
  });

  it('is found while parsing too, for a form that words it itself', () => {
    const found: Fault[] = [];
    const { error } = z.number().safeParse('x', {
      error: (issue) => {
        found.push(faultFound(issue));
        return 'Worded.';
      },
    });
    expect(error?.issues).toMatchObject([{ message: 'Worded.' }]);
    expect(found).toEqual([{ reason: 'not_a_number' }]);
  });
});
