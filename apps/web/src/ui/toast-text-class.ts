/**
 * What a notice says: in the header two lines in which what happened and about what follow each other, so that it covers
 * nothing below; the rest of a longer one while it is pointed at or has the focus.
 */
export const toastTextClass = [
  'min-w-0 flex-1 md:wrap-anywhere md:line-clamp-2 md:*:inline',
  'md:group-hover/toast:line-clamp-none md:group-focus-visible/toast:line-clamp-none',
].join(' ');
