import { lazy, Suspense } from 'react';
import { homeOf, readSession } from '@/lib/session.ts';
import { landingTexts as texts } from '@/texts/landing.ts';
import { Beyond } from './beyond.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Payroll } from './planilla.tsx';
import { Plans } from './plans.tsx';

/** Only for someone signed in; it brings what a visitor's page must not weigh. */
const InactivityWatch = lazy(async () => ({
  default: (await import('@/features/inactivity/index.ts')).InactivityWatch,
}));

/** The public start page, on React alone: it also stands without the router and without the API's client. */
export function Landing() {
  const session = readSession();
  return (
    <>
      <title>{texts.windowTitle}</title>
      <LandingHeader home={session && homeOf(session.roleId)} />
      <main>
        <Hero />
        <Beyond />
        <Payroll />
        <Plans />
      </main>
      <LandingFooter />
      {session && (
        <Suspense>
          <InactivityWatch />
        </Suspense>
      )}
    </>
  );
}
