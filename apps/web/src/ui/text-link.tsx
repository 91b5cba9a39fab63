import type { LinkProps } from 'react-router-dom';
import { cn } from './cn.ts';
import { Link } from './link.tsx';

export type TextLinkProps = LinkProps & {
  underlined?: boolean;
  /** Whether its words are data, which paper has (DESIGN-27). */
  printed?: boolean;
};

/** A link that stands alone, or within text (`underlined`). Alone it has room for a finger (PHONE-8). */
export function TextLink({ className, underlined = false, printed = underlined, ...props }: TextLinkProps) {
  return (
    <Link
      {...props}
      className={cn(
        'rounded-[2px] text-accent underline-offset-3 hover:underline',
        underlined ? 'underline' : 'reach',
        !printed && 'print:hidden',
        className,
      )}
    />
  );
}
