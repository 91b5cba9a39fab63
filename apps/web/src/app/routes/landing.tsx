import { Landing } from '@/features/public/index.ts';

/** The public start page (SCREEN-15). It also renders without the router, so it must use no hook or link of it. */
export function Component() {
  return <Landing />;
}
