import { SITE_CODE_DIGITS, TYPED_CODE_MS } from '@faena/shared/domain';
import { codeForPress, type TypedCode } from '../marks/typed-code.ts';

let typed: TypedCode | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

export function readTypedCode(): TypedCode | null {
  return typed;
}

export function watchTypedCode(heard: () => void): () => void {
  watchers.add(heard);
  return () => {
    watchers.delete(heard);
  };
}

/** Keeps digits for the next press, for a minute: later they would be of another minute than the press (MARK-36). */
export function typeCode(next: TypedCode | null): void {
  typed = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(() => typeCode(null), TYPED_CODE_MS);
  for (const heard of watchers) heard();
}

/**
 * The typed code for a press, which uses it up (MARK-30). Undefined without all six digits, and for a press that chooses another
 * project.
 */
function takeTypedCode(projectId: string | undefined): TypedCode | undefined {
  const taken = typed;
  if (taken) typeCode(null);
  const isWhole = taken?.code.length === SITE_CODE_DIGITS;
  return isWhole && (projectId ?? taken.projectId) === taken.projectId ? taken : undefined;
}

codeForPress.take = takeTypedCode;
