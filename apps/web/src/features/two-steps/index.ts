export { SetUp } from './set-up.tsx';
export { TakeOffButton } from './take-off-button.tsx';
export { TwoStepsSection } from './two-steps-section.tsx';
