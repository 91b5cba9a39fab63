import { useEffect } from 'react';
import { useLogOut } from '@/features/account/index.ts';
import { ReceivedInvitations } from '@/features/project/index.ts';
import { SlipsToAnswer } from '@/features/slips/index.ts';
import { PeriodSoFar, RecordNews, useWorkplace, WorkClock } from '@/features/time/index.ts';
import { useConnectionLost } from '@/lib/connection.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { reportError } from '@/lib/report.ts';
import { readPerson, readSession } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Button } from '@/ui/button.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useConnectionNote } from '@/ui/use-connection-note.ts';
import { MyProjects } from './my-projects.tsx';
import { useMyTasks } from './requests.ts';
import { TodayTasks } from './today-tasks.tsx';

const texts = employeeTexts.home;

/** It needs the database of the browser, and so comes beside the screen. */
const loadKeptHome = () => import('./kept-home.ts');

/** The employee's home: the clock, their projects, today's tasks (TIME-23). */
export function EmployeeHome() {
  useStored('user');
  const { company, isPending, query } = useWorkplace();
  const logOut = useLogOut();
  useKeptHome();
  const session = readSession();
  const [firstName = ''] = (readPerson()?.fullname ?? '').trim().split(/\s+/);

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
      <div className="grid grid-cols-1 gap-8">
        <div className="grid grid-cols-1 gap-3">
          <WorkClock />
          <PeriodSoFar />
          <SlipsToAnswer />
        </div>
        <RecordNews />
        <ReceivedInvitations />
        <section aria-label={texts.projects}>
          <h2 className="mb-3 font-semibold text-lg">{texts.projects}</h2>
          <MyProjects username={session.username} personId={session.personId} />
        </section>
        <section aria-label={texts.today}>
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 className="font-semibold text-lg">{texts.today}</h2>
            <TextLink to="/employee/tasks">{texts.allTasks}</TextLink>
          </div>
          <TodayTasks personId={session.personId} />
        </section>
      </div>
    </>
  );
}

/** Shows the last answers first, and their age while the server is unreachable (PHONE-6). */
function useKeptHome(): void {
  const { timeZone } = useWorkplace();
  const lost = useConnectionLost();
  const personId = readSession()?.personId ?? '';
  const { data, dataUpdatedAt } = useMyTasks(personId);
  const isKept = lost && data !== undefined;
  useConnectionNote(
    isKept ? texts.asOf(formatMoment(new Date(dataUpdatedAt).toISOString(), timeZone)) : null,
  );
  useEffect(() => {
    void loadKeptHome().then(({ keepHome }) => keepHome(), reportError);
  }, []);
}
