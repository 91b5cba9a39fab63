import { cn } from './cn.ts';
import { contrastInk } from './contrast-ink.ts';
import { initialOf } from './initial-of.ts';

const SIZE = { sm: 'size-5 text-sm', md: 'size-8 text-base', lg: 'size-10 text-lg' };

export type CompanyTileProps = {
  name: string;
  /** `#rrggbb`; black when the company has none. */
  color?: string | undefined;
  size?: keyof typeof SIZE;
};

/** The company's initial on its colour, beside its name. */
export function CompanyTile({ name, color = '#000000', size = 'md' }: CompanyTileProps) {
  return (
    <span
      aria-hidden
      style={{ background: color, color: contrastInk(color) }}
      className={cn(
        // The line keeps a black tile visible on the dark ground, and a white one on the light.
        'inline-grid shrink-0 select-none place-items-center rounded-control border border-line font-semibold',
        SIZE[size],
      )}
    >
      {initialOf(name)}
    </span>
  );
}
