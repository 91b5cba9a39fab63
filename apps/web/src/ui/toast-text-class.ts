/** The text of a notice: two lines in the header, so that it covers nothing below; the rest shows on hover or focus. */
export const toastTextClass = [
  'min-w-0 flex-1 md:wrap-anywhere md:line-clamp-2 md:*:inline',
  'md:group-hover/toast:line-clamp-none md:group-focus-visible/toast:line-clamp-none',
].join(' ');
