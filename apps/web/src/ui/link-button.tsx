import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button.tsx';
import { cn } from './cn.ts';

/** A link that looks like a button: it leads somewhere, while a `Button` does something. */
export function LinkButton({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={cn(buttonClass({ variant, size }), className)} />;
}
