export { LinesScreen } from './lines-screen.tsx';
export { linesOfBusiness, useLinesOfBusiness } from './use-lines-of-business.ts';
