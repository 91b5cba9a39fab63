export { DeadLetters } from './dead-letters.tsx';
