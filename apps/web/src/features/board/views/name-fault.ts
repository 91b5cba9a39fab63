import { foldName } from '@faena/shared/domain';
import { ViewName } from '@faena/shared/schemas';
import { boardViewTexts as texts } from '../texts/board-views.ts';

/** The fault of a view's name; undefined for a valid one (VIEW-1). */
export function nameFault(typed: string, others: readonly string[]): string | undefined {
  const name = ViewName.safeParse(typed);
  if (!name.success) return texts.nameNeeded;
  return others.some((other) => foldName(other) === foldName(name.data)) ? texts.nameTaken : undefined;
}
