import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['sm', 'base', 'lg', 'xl', '2xl', '4xl'],
      radius: ['control', 'card'],
      shadow: ['pop', 'lift'],
      container: ['content'],
      spacing: ['control', 'row', 'header', 'sidebar', 'rail'],
    },
  },
});

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
