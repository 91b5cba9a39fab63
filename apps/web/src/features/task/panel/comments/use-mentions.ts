import { ROLES } from '@faena/shared/access';
import { mentionable, type TypedMention, typedMention, withMention } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAssignable } from '../../requests.ts';
import { useTaskContext } from '../../task-context.ts';

/** The most people that the list shows; typing finds others. */
const MOST_SHOWN = 8;

const NONE: readonly PersonCard[] = [];

interface MentionedText {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The people whom the text mentions already. */
  readonly given?: readonly PersonCard[] | undefined;
}

/** The people to mention at the caret of a field: arrows choose, Enter or Tab completes, Escape closes (COMMENT-12). */
export function useMentions({ text, setText, field, given = NONE }: MentionedText) {
  const { projectId } = useTaskContext();
  const { data = NONE } = useAssignable(projectId, { wanted: text.includes('@') });
  const people = [...given, ...data.filter(({ rol_id }) => rol_id !== ROLES.client)];
  const id = useId();
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [cursor, setCursor] = useState(0);
  const caret = useRef<number | null>(null);
  const known = people.filter(({ _id }, at) => people.findIndex((one) => one._id === _id) === at);
  const found = typed ? mentionable(known, typed.term).slice(0, MOST_SHOWN) : NONE;
  const active = found[Math.min(cursor, found.length - 1)];

  // React sets the caret to the end of a changed text.
  useLayoutEffect(() => {
    if (caret.current === null || field.current?.value !== text) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function choose({ username }: PersonCard): void {
    if (!typed) return;
    const completed = withMention(text, typed, username);
    caret.current = completed.caret;
    setText(completed.text);
    setTyped(null);
    field.current?.focus();
  }

  function onSelect({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const next = selectionStart === selectionEnd ? typedMention(value, selectionStart) : null;
    if (next?.term !== typed?.term) setCursor(0);
    setTyped(next);
  }

  /** Whether the key was one of the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!active || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isChosen = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (step === undefined && !isChosen && event.key !== 'Escape') return false;
    event.preventDefault();
    if (step !== undefined) setCursor((found.indexOf(active) + step + found.length) % found.length);
    else if (isChosen) choose(active);
    else setTyped(null);
    return true;
  }

  return {
    id,
    people: known,
    found,
    active,
    choose,
    onSelect,
    onKeyDown,
    close: () => setTyped(null),
    aria: active && {
      'aria-autocomplete': 'list' as const,
      'aria-controls': id,
      'aria-activedescendant': `${id}-${active._id}`,
    },
  };
}

export type Mentions = ReturnType<typeof useMentions>;
