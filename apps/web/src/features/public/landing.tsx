import { lazy, type ReactNode, Suspense } from 'react';
import { loadInactivityWatch } from '@/features/account/index.ts';
import { reportError } from '@/lib/report.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { Beyond } from './beyond.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Payroll } from './planilla.tsx';
import { Plans } from './plans.tsx';
import { landingTexts as texts } from './texts/landing.ts';

/** Loaded for signed-in people only, because its code is too heavy for a visitor's first page. */
const InactivityWatch = lazy<() => ReactNode>(() =>
  loadInactivityWatch().then(
    (Watch) => ({ default: Watch }),
    (error) => {
      reportError(error);
      // The page works without the watch.
      return { default: () => null };
    },
  ),
);

/** The public start page, on React alone: without the router and the API's client. */
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
