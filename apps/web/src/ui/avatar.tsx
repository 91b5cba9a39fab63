import { useState } from 'react';
import { cn } from './cn.ts';
import { initialOf } from './initial-of.ts';

const SIZE = { sm: 'size-5 text-[0.625rem]', md: 'size-7 text-sm', lg: 'size-16 text-xl' };

/** The fields of a person for an avatar. */
export type Face = {
  readonly username: string;
  readonly fullname?: string;
  /** The picture's address. */
  readonly profilePicture?: string | null | undefined;
};

export type AvatarProps = {
  /** Shown by the picture, else by the first letter of the username: the same letter on every screen. */
  person: Face;
  /** 20 px on cards, 28 px (the default) in lists and the header, 64 px on the account page. */
  size?: keyof typeof SIZE;
  /** Hidden from screen readers, because the name is beside it. */
  decorative?: boolean;
  className?: string;
};

/** A person: the picture, or the first letter of the username while it loads or without one. */
export function Avatar({ person, size = 'md', decorative = false, className }: AvatarProps) {
  const { username, fullname, profilePicture: src } = person;
  const [answered, setAnswered] = useState<{ src: string; loaded: boolean } | null>(null);
  const loaded = answered?.src === src ? answered?.loaded : undefined;
  return (
    <span
      className={cn(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent',
        SIZE[size],
        className,
      )}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': fullname || username })}
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
        // Delayed, so that the letter does not flash before the picture.
        <span
          // CSS draws the count, because a button with faces has the names as its label (KEYS-8).
          data-initial={initialOf(username)}
          className={cn(
            'before:content-[attr(data-initial)] [grid-area:1/1]',
            src && 'animate-fade-in [animation-delay:300ms] [animation-fill-mode:both]',
          )}
        />
      )}
    </span>
  );
}
