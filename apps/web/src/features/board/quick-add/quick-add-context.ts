import type { Column } from '@faena/shared/domain';
import { createContext, use } from 'react';
import type { Draft, Line, QuickAddState } from './lines.ts';

export interface QuickAddValue {
  readonly state: QuickAddState;
  type: (status: Column, draft: Draft) => void;
  /** Creates a task with this title, after the earlier ones. */
  create: (status: Column, title: string) => void;
  retry: (line: Line) => void;
  discard: (line: Line) => void;
}

export const QuickAddContext = createContext<QuickAddValue | null>(null);

export function useQuickAdd(): QuickAddValue {
  const value = use(QuickAddContext);
  if (!value) throw new Error('This needs a QuickAddProvider around it');
  return value;
}
