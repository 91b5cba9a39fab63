/** The ground behind dialogs and drawers. */
export const scrimClass = [
  'fixed inset-0 z-40 bg-scrim',
  'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
].join(' ');

/** Menus, popovers and pickers: one line, one soft shadow. */
export const popClass = [
  'z-50 rounded-card border border-line bg-surface text-ink shadow-pop outline-none',
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out',
].join(' ');
