import { Landing } from '@/features/public/index.ts';

/** The public start page (SCREEN-15). It also stands without the router: no hook or link of it may be used here. */
export function Component() {
  return <Landing />;
}
