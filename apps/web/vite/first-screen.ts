/** The modules of the employee's first screen that load before it stands; their imports follow. */
export const FIRST_SCREEN = [
  'app/routes/employee/layout.tsx',
  'app/routes/employee/home.tsx',
  'features/time/clock/follow-working-time.ts',
];

/** Modules that the worker keeps beside that screen, and that load after it (PHONE-2). */
export const BESIDE_FIRST_SCREEN = [
  'app/routes/employee/crew.tsx',
  'features/home/employee/kept-home.ts',
  'features/time/marks/follow-marks.ts',
  'features/time/projects/project-choice.tsx',
];

/** The modules of a kiosk beside those; the worker keeps their files on a kiosk alone (KIOSK-10). */
export const KIOSK_SCREEN = ['app/routes/public/kiosk.tsx'];
