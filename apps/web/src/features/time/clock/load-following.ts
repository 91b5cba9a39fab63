/** Loads what follows the working time of an employee; nobody else ever loads it. */
export const loadFollowing = () =>
  import('./follow-working-time.ts').then(({ followWorkingTime }) => followWorkingTime);
