/** How working time begins and ends: by a press, or with the sign-in and the open page (MARK-1). */
export const MARKINGS = ['button', 'automatic'] as const;
export type Marking = (typeof MARKINGS)[number];
