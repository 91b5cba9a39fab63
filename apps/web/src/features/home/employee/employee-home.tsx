import { useLogOut } from '@/features/account/index.ts';
import {
  isPayClosed,
  loadProjectChoice,
  loadQuestions,
  loadSiteCodeField,
  useOwnHome,
  useUnsentAnswers,
  useWorkplace,
  WorkButtons,
  WorkClock,
} from '@/features/time/index.ts';
import { firstNameOf } from '@/lib/first-name.ts';
import { prefetchLater } from '@/lib/prefetch-later.ts';
import { readPerson, readSession } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Part } from '@/ui/part.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { firstScreenTexts } from '../texts/first-screen.ts';
import { PayLine } from './pay-line.tsx';
import { TodayTasks } from './today-tasks.tsx';
import { useKeptHome } from './use-kept-home.ts';
import { WaitingLine } from './waiting-line.tsx';

const texts = employeeTexts.home;

const loadBelow = () => import('./below-home.tsx').then(({ BelowHome }) => BelowHome);
prefetchLater(loadBelow);

/** The employee's home: clock, pay, open questions and today's tasks, then the rest (TIME-23, PHONE-12). */
export function EmployeeHome() {
  useStored('user');
  const home = useOwnHome({ follows: true });
  const { company, timeZone, isPending, query } = useWorkplace();
  const isClosed = isPayClosed(home.data?.payLock);
  const logOut = useLogOut();
  // A home that an earlier version kept has none.
  const projects = home.data?.recentProjects ?? [];
  useKeptHome();
  const unsent = useUnsentAnswers().length;
  const session = readSession();
  const firstName = firstNameOf(readPerson()?.fullname);

  if (!session?.username) {
    return (
      <>
        <PageHeader title={employeeTexts.frame.home} />
        <ErrorState
          title={texts.noUsername}
          safe={texts.noUsernameHint}
          actions={<Button onClick={logOut}>{texts.logInAgain}</Button>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={texts.welcome(firstName)}
        description={
          isPending ? (
            <Skeleton className="my-0.5 w-40" />
          ) : (
            (company?.name ?? (query.error ? undefined : texts.unknownCompany))
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card className="grid grid-cols-1 gap-2 p-4">
          <WorkClock />
          {home.data?.calendar && (
            <PayLine
              pay={isClosed ? null : home.data.pay}
              isClosed={isClosed}
              period={home.data.calendar.current}
              timeZone={timeZone}
            />
          )}
          {projects.some(({ usesCode }) => usesCode) && (
            <Part load={loadSiteCodeField}>{(SiteCodeField) => <SiteCodeField projects={projects} />}</Part>
          )}
          <WorkButtons
            size="lg"
            className="min-h-16 flex-wrap wrap-anywhere px-2 font-semibold text-base sm:text-lg"
          />
          {projects.length > 0 && (
            <Part load={loadProjectChoice}>{(ProjectChoice) => <ProjectChoice projects={projects} />}</Part>
          )}
        </Card>
        <QueryState
          query={home}
          loading={firstScreenTexts.loading}
          skeleton={<Skeleton className="h-32 rounded-card" />}
          failed={firstScreenTexts.failed}
          safe={employeeTexts.safe}
          keepData
        >
          {({ waiting, tasks, forgotten, silence, crews }) => (
            <div className="grid grid-cols-1 gap-3">
              {crews > 0 && <LinkButton to="/employee/cuadrilla">{employeeTexts.crew}</LinkButton>}
              {(forgotten || silence || unsent > 0) && (
                <Part load={loadQuestions}>
                  {(Questions) => <Questions forgotten={forgotten} silence={silence} timeZone={timeZone} />}
                </Part>
              )}
              <WaitingLine waiting={waiting} />
              <TodayTasks tasks={tasks} timeZone={timeZone} />
            </div>
          )}
        </QueryState>
      </div>
      {home.data && (
        <div className="mt-8 grid grid-cols-1 gap-8">
          <Part load={loadBelow}>{(BelowHome) => <BelowHome waiting={home.data.waiting} />}</Part>
        </div>
      )}
    </>
  );
}
