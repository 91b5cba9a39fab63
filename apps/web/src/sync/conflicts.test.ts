import type { Values } from '@faena/shared/commands';
import { describe, expect, it } from 'vitest';
import { conflictsOf } from './conflicts.ts';
import type { QueuedChange } from './queue.ts';

function change(before: Values, after: Values): QueuedChange {
  return {
    id: 1,
    personId: 'p',
    projectId: 'p',
    kind: 'update',
    variables: null,
    key: 'k',
    at: 0,
    before,
    after,
    told: '',
    maybeMade: false,
  };
}

const toHigh = change({ a: { priority: 'Low' } }, { a: { priority: 'High' } });
const toCritical = change({ a: { priority: 'High' } }, { a: { priority: 'Critical' } });

describe('concurrent changes by others (NET-15)', () => {
  it('is nothing where no value has changed', () => {
    expect(conflictsOf(toHigh, { a: { priority: 'Low' } }, [toHigh])).toBeNull();
  });

  it('is nothing where the value is the one that the change sets, as it may have been made already', () => {
    expect(conflictsOf(toHigh, { a: { priority: 'High' } }, [toHigh])).toBeNull();
  });

  it('is nothing where another queued change has set the value', () => {
    expect(conflictsOf(toHigh, { a: { priority: 'Critical' } }, [toHigh, toCritical])).toBeNull();
  });

  it('is the present value where that is none of these', () => {
    const now = { a: { priority: 'Medium' } } as const;
    expect(conflictsOf(toHigh, now, [toHigh, toCritical])).toEqual(now);
  });

  it('names only the fields that differ', () => {
    const both = change({ a: { priority: 'Low', title: 'x' } }, { a: { priority: 'High', title: 'y' } });
    const now = { a: { priority: 'Medium', title: 'x' } } as const;
    expect(conflictsOf(both, now, [both])).toEqual({ a: { priority: 'Medium' } });
  });

  it('leaves a task that is gone to the server', () => {
    expect(conflictsOf(toHigh, {}, [toHigh])).toBeNull();
  });

  it('takes two notations of one instant for equal, and two absent values too', () => {
    const dated = change(
      { a: { dueDate: '2026-11-20T06:00:00Z', recurrence: undefined } },
      { a: { dueDate: null } },
    );
    expect(conflictsOf(dated, { a: { dueDate: '2026-11-20T06:00:00.000Z' } }, [dated])).toBeNull();
  });
});
