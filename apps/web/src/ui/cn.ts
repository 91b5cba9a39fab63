import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { CLASS_GROUPS, CONFLICTS, ORDERED_VARIANTS } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: CLASS_GROUPS,
  conflictingClassGroups: CONFLICTS,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ORDERED_VARIANTS,
}));

/** Joins class names; the later of two Tailwind classes for one property wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
