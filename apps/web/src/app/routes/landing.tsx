import { Landing } from '@/features/landing/index.ts';

/** The public start page (spec §2). It also stands without the router: no hook or link of it may be used here. */
export function Component() {
  return <Landing />;
}
