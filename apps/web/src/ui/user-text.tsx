import { cn } from './cn.ts';

const LINES = { 1: 'inline-block max-w-full truncate align-bottom', 2: 'line-clamp-2', 3: 'line-clamp-3' };

export type UserTextProps = {
  children: string;
  /** The line after which an ellipsis cuts the text; hover shows the rest. Without it all is shown. */
  lines?: keyof typeof LINES;
  className?: string;
};

/**
 * A text that people typed, such as a name or a title. It keeps its own direction, and a word without an end breaks
 * anywhere.
 */
export function UserText({ children, lines, className }: UserTextProps) {
  return (
    <bdi dir="auto" className={cn('wrap-anywhere min-w-0', lines && LINES[lines], className)}>
      {children}
    </bdi>
  );
}
