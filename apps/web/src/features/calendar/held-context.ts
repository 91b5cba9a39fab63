import { createContext } from 'react';

/** The id of the carried task; null without one. */
export const HeldContext = createContext<string | null>(null);

/** The id of the instructions for screen readers; there is one calendar on a page. */
export const CARRY_INSTRUCTIONS_ID = 'carry-instructions';
