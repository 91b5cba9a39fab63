import { useState } from 'react';
import { cn } from './cn.ts';
import { initialOf } from './initial-of.ts';

const SIZE = { sm: 'size-5 text-[0.625rem]', md: 'size-7 text-sm', lg: 'size-16 text-xl' };

export type AvatarProps = {
  /** Whom it shows; its first letter stands in for a missing picture. */
  name: string;
  /** The picture's address. */
  src?: string | null | undefined;
  /** 20 px on cards, 28 px (unless told) in lists and the header, 64 px on the account page. */
  size?: keyof typeof SIZE;
  /** Left out for screen readers where the name stands beside it. */
  decorative?: boolean;
  className?: string;
};

/** A person: the picture, or the first letter of the name where there is none, or it takes its time. */
export function Avatar({ name, src, size = 'md', decorative = false, className }: AvatarProps) {
  const [answered, setAnswered] = useState<{ src: string; loaded: boolean } | null>(null);
  const loaded = answered?.src === src ? answered?.loaded : undefined;
  return (
    <span
      className={cn(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent',
        SIZE[size],
        className,
      )}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && loaded !== false && (
        <img
          src={src}
          alt=""
          onLoad={() => setAnswered({ src, loaded: true })}
          onError={() => setAnswered({ src, loaded: false })}
          className="size-full object-cover [grid-area:1/1]"
        />
      )}
      {!loaded && (
        // It does not flash up where the picture comes soon.
        <span
          className={cn(
            '[grid-area:1/1]',
            src && 'animate-fade-in [animation-delay:300ms] [animation-fill-mode:both]',
          )}
        >
          {initialOf(name)}
        </span>
      )}
    </span>
  );
}
