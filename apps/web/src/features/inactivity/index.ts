export { InactivityWatch } from './inactivity-watch.tsx';
