export { useWorkplace } from './api/use-workplace.ts';
export { HeaderClock } from './components/header-clock.tsx';
export { TimeRecords } from './components/time-records.tsx';
export { WorkClock } from './components/work-clock.tsx';
export { WorkStatus } from './components/work-status.tsx';
export { WorkSwitch } from './components/work-switch.tsx';
export { followWorkingTime } from './working-time/follow-working-time.ts';
