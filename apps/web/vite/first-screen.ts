/** The modules of the employee's first screen that load before it stands; their imports follow. */
export const FIRST_SCREEN = [
  'app/routes/employee/layout.tsx',
  'app/routes/employee/home.tsx',
  'features/time/clock/follow-working-time.ts',
];

/** Modules that the worker keeps beside that screen, and that load after it (PHONE-2). */
export const BESIDE_FIRST_SCREEN = [
  'features/home/employee/kept-home.ts',
  'features/time/marks/follow-marks.ts',
  'features/time/projects/project-choice.tsx',
];

/** The screen of a foreman, which the worker keeps on the phones of foremen alone (CREW-6). */
export const CREW_SCREEN = 'app/routes/employee/crew.tsx';
