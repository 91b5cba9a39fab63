export * from './company.ts';
export * from './payroll.ts';
export * from './project.ts';
export * from './screen.ts';
export * from './session.ts';
export * from './task.ts';
export { HOUR_MS } from './units.ts';
export * from './wire.ts';
export * from './working-time.ts';
