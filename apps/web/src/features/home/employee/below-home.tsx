import type { Home } from '@faena/shared/schemas';
import { ReceivedInvitations } from '@/features/project/index.ts';
import { loadRecordNews } from '@/features/time/index.ts';
import { prefetchLater } from '@/lib/prefetch-later.ts';
import { readSession } from '@/lib/session.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { Part } from '@/ui/part.tsx';
import { MyProjects } from './my-projects.tsx';
import { INVITATIONS_ID, NEWS_ID } from './waiting-line.tsx';
import { WhenNear } from './when-near.tsx';

const texts = employeeTexts.home;

prefetchLater(loadRecordNews);

/** The home below its first screen: changes and invitations, if there are any, and the projects. */
export function BelowHome({ waiting }: Pick<Home, 'waiting'>) {
  const { username, personId } = readSession() ?? { username: '', personId: '' };
  return (
    <>
      {waiting.news > 0 && (
        <WhenNear id={NEWS_ID}>
          <Part load={loadRecordNews}>{(RecordNews) => <RecordNews />}</Part>
        </WhenNear>
      )}
      {waiting.invitations > 0 && (
        <WhenNear id={INVITATIONS_ID}>
          <ReceivedInvitations />
        </WhenNear>
      )}
      <section aria-label={texts.projects}>
        <h2 className="mb-3 font-semibold text-lg">{texts.projects}</h2>
        <WhenNear>
          <MyProjects username={username} personId={personId} />
        </WhenNear>
      </section>
    </>
  );
}
