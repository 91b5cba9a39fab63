export { linesOfBusiness, useLinesOfBusiness } from './api/use-lines-of-business.ts';
export { LinesScreen } from './components/lines-screen.tsx';
