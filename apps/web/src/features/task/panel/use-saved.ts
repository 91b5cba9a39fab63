import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasUnsaved, type UnsavedForm } from '@/lib/unsaved.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { TASK_PARAM } from '../use-task-link.ts';

/** Sends a value, then calls exactly one of the two callbacks, once. */
export type Send<T> = (value: T, said: { onSaved: () => void; onError: (error: Error) => void }) => void;

interface SavedOptions<T> {
  /** The value on the board. */
  readonly latest: T;
  readonly same: (a: T, b: T) => boolean;
  /** Whether a value can be sent. */
  readonly valid?: (value: T) => boolean;
  readonly send: Send<T>;
  /** Reports a save that failed after the field closed, with a button to try again. */
  readonly tellLate: (error: Error, retry: () => void) => void;
}

export interface Saved<T> {
  /** The value in the field. */
  readonly value: T;
  /** Whether the value is stored nowhere else. */
  readonly dirty: boolean;
  /** The reason why it was not saved. */
  readonly error: Error | null;
  /** Whether somebody else changed the same value meanwhile. */
  readonly conflict: boolean;
  /** Shows a value without saving it. */
  readonly type: (value: T) => void;
  /** Saves the given value, else the shown one. Does nothing for an invalid value or a conflict. */
  readonly save: (value?: T) => void;
  /** Saves the shown value and overwrites the other one. */
  readonly insist: () => void;
  /** Restores the value of the board. */
  readonly takeBack: () => void;
}

interface Draft<T> {
  readonly typed: T;
  /** The value on the board when typing began, or after the last save. */
  readonly base: T;
}

/** Leaving a field saves its text, so leaving the page loses nothing. */
const nothingIsLost: UnsavedForm = () => false;
/** For text that leaving does not save, or that cannot be saved. It is lost with the page of its task. */
export const lostWithThePage: UnsavedForm = ({ from, to }) =>
  from.pathname !== to.pathname || from.searchParams.get(TASK_PARAM) !== to.searchParams.get(TASK_PARAM);

/**
 * A value that saves by itself (PANEL-4). A new value shows at once, until the server has it. Changes by others show
 * unless the value is being changed here (PANEL-7).
 */
export function useSaved<T>({ latest, same, valid = () => true, send, tellLate }: SavedOptions<T>): Saved<T> {
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [sending, setSending] = useState(0);
  const here = useRef(true);

  const value = draft ? draft.typed : latest;
  const dirty = draft !== null && (sending > 0 || !same(draft.typed, latest));
  const conflict = draft !== null && sending === 0 && !same(latest, draft.base) && !same(latest, draft.typed);
  const stuck = dirty && (error !== null || conflict || !valid(value));

  const flush = useEffectEvent(() => {
    here.current = false;
    if (dirty && !stuck && sending === 0 && hasUnsaved()) put(value);
  });
  // Runs before `useUnsaved`, which drops its state when it unmounts.
  useLayoutEffect(() => {
    here.current = true;
    return () => flush();
  }, []);
  useUnsaved(dirty, stuck ? lostWithThePage : nothingIsLost);

  function put(next: T): void {
    const before = latest;
    setDraft({ typed: next, base: next });
    setError(null);
    setSending((count) => count + 1);
    send(next, {
      onSaved: () => {
        setSending((count) => count - 1);
        setDraft((current) => (current && same(current.typed, next) ? null : current));
      },
      onError: (failure) => {
        if (!here.current) return tellLate(failure, () => put(next));
        setSending((count) => count - 1);
        setDraft((current) => current && { ...current, base: before });
        setError(failure);
      },
    });
  }

  function takeBack(): void {
    setDraft(null);
    setError(null);
  }

  return {
    value,
    dirty,
    error,
    conflict,
    type: (typed) =>
      setDraft((current) => {
        const base = current ? current.base : latest;
        return same(typed, base) && sending === 0 ? null : { typed, base };
      }),
    save: (next = value) => {
      if (same(next, latest) && sending === 0) return takeBack();
      if (conflict || !valid(next))
        return setDraft((current) => ({ typed: next, base: current?.base ?? latest }));
      if (sending > 0 && draft && same(next, draft.base)) return;
      put(next);
    },
    insist: () => put(value),
    takeBack,
  };
}
