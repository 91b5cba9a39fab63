import type { ReactNode } from 'react';
import { UserText } from './user-text.tsx';

/** What a column shows of a row: plain text is what somebody typed. */
export function CellContent({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <UserText>{children}</UserText> : children;
}
