/** The shared look of fields: a surface with an edge of 3:1, sunken when read-only, with a red edge when invalid. */
export const controlClass = [
  'w-full min-w-0 rounded-control border border-edge bg-surface text-base text-ink',
  'transition-colors',
  'focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-0',
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger',
].join(' ');
