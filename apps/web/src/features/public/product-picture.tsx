import { useIsDark } from '@/lib/theme.ts';
import { cn } from '@/ui/cn.ts';
import type { Picture } from './pictures.ts';

export type ProductPictureProps = {
  picture: Picture;
  alt: string;
  /** Loads at once, for the first picture of the page; the others load when they come near. */
  eager?: boolean;
  className?: string;
};

/** A picture of the product in the theme of the page. Its space is reserved while it loads. */
export function ProductPicture({
  picture: { wide, narrow },
  alt,
  eager = false,
  className,
}: ProductPictureProps) {
  const theme = useIsDark() ? 'dark' : 'light';
  return (
    <picture>
      <source
        media="(max-width: 639.98px)"
        srcSet={narrow[theme]}
        width={narrow.width}
        height={narrow.height}
      />
      <img
        src={wide[theme]}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={cn('h-auto w-full rounded-card border border-line bg-surface', className)}
      />
    </picture>
  );
}
