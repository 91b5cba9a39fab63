export { InactivityWatch } from './components/inactivity-watch.tsx';
