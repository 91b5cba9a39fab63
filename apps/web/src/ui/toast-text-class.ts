/** The text of a notice: two lines in the header, where it covers nothing below; hover or focus shows the rest. */
export const toastTextClass = [
  'min-w-0 flex-1 md:wrap-anywhere md:line-clamp-2 md:*:inline',
  'md:group-hover/toast:line-clamp-none md:group-focus-visible/toast:line-clamp-none',
].join(' ');
