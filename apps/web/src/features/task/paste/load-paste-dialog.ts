/** Loads the window of pasted lines. */
export const loadPasteDialog = () => import('./paste-dialog.tsx').then(({ PasteDialog }) => PasteDialog);
