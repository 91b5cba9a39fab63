export { LinesScreen } from './lines-screen.tsx';
export { linesOfBusiness, useLinesOfBusiness } from './requests.ts';
