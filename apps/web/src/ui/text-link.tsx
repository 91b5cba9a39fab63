import type { LinkProps } from 'react-router-dom';
import { cn } from './cn.ts';
import { Link } from './link.tsx';

/** A link in running text or a table cell: accent, underlined on hover (always within text: `underlined`). */
export function TextLink({ className, underlined = false, ...props }: LinkProps & { underlined?: boolean }) {
  return (
    <Link
      {...props}
      className={cn(
        'rounded-[2px] text-accent underline-offset-3 hover:underline',
        underlined && 'underline',
        className,
      )}
    />
  );
}
