import type { ReactNode } from 'react';
import { UserText } from './user-text.tsx';

/** The content of a column in a row: plain text is typed by people. */
export function CellContent({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <UserText>{children}</UserText> : children;
}
