import { cn } from './cn.ts';

const LINES = { 1: 'inline-block max-w-full truncate align-bottom', 2: 'line-clamp-2', 3: 'line-clamp-3' };

export type UserTextProps = {
  children: string;
  /** Cuts the text with an ellipsis after so many lines; hover shows the rest. Without it all is shown. */
  lines?: keyof typeof LINES;
  className?: string;
};

/** A name, a title, a text that people typed: in its own direction, and broken anywhere where a word has no end. */
export function UserText({ children, lines, className }: UserTextProps) {
  return (
    <bdi dir="auto" className={cn('wrap-anywhere min-w-0', lines && LINES[lines], className)}>
      {children}
    </bdi>
  );
}
