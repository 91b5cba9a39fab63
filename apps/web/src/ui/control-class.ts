/** The look every field shares: sunken at rest, an edge of 3:1, accent ring on focus, red edge when invalid. */
export const controlClass = [
  'w-full min-w-0 rounded-control border border-edge bg-sunken text-base text-ink',
  'transition-colors hover:not-disabled:bg-surface focus:bg-surface',
  'focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-0',
  '[&[readonly]]:border-line disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger',
].join(' ');
