import { MAX_MEMBERS, MAX_OWNER_MIB, MAX_SENT_INVITATIONS } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { useReport } from '@/lib/report.ts';
import { useProjectRoom } from '@/lib/use-project-room.ts';
import { projectLimitTexts } from '@/texts/near-limit.ts';
import { Button } from '@/ui/button.tsx';
import { Loading } from '@/ui/loading.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useInvitationsOf } from '../invitations/sent.ts';
import { Kiosks } from '../kiosks/kiosks.tsx';
import { membersTexts as texts } from '../texts/members.ts';
import { projectPageTexts } from '../texts/project-page.ts';
import { MemberList } from './member-list.tsx';
import { PeopleSearch } from './people-search.tsx';
import { useMembers } from './requests.ts';
import { SentInvitations } from './sent-invitations.tsx';
import { SiteCodeSwitch } from './site-code-switch.tsx';

/** The members of a project, and the search that adds more (MEMBER-1). */
export function ProjectMembers({ project, mayChange }: { project: Project | null; mayChange: boolean }) {
  if (!project) return <p className="text-muted">{projectPageTexts.noneToManage}</p>;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <h2 className="wrap-anywhere font-semibold text-lg">{texts.title(project.name)}</h2>
      <Members project={project} mayChange={mayChange} />
    </div>
  );
}

function Members({ project, mayChange }: { project: Project; mayChange: boolean }) {
  const members = useMembers(project._id);
  const invited = useInvitationsOf(project._id, mayChange);
  const room = useProjectRoom(mayChange ? project._id : undefined);
  const error = members.error ?? invited.error;
  useReport(error);
  const known = [...project.usuarios, ...(invited.data ?? []).map(({ person }) => person.username)];
  return (
    <>
      <NearLimit present={mayChange ? members.data?.length : undefined} most={MAX_MEMBERS} screen="es" />
      <NearLimit
        present={room?.sentInvitations}
        most={MAX_SENT_INVITATIONS}
        what={projectLimitTexts.invitations}
        screen="es"
      />
      <NearLimit
        present={room?.ownerMebibytes ?? undefined}
        most={MAX_OWNER_MIB}
        what={projectLimitTexts.owner}
        screen="es"
      />
      {mayChange ? (
        <PeopleSearch projectId={project._id} members={known} />
      ) : (
        <p className="text-muted">{texts.readOnly}</p>
      )}
      {error && (
        <div className="grid justify-items-start gap-2">
          <Notice tone="danger">{texts.errors.load}</Notice>
          <Button
            onClick={() => void Promise.all([members.refetch(), mayChange && invited.refetch()])}
            loading={members.isFetching || invited.isFetching}
          >
            {texts.retry}
          </Button>
        </div>
      )}
      {members.data && (
        <MemberList
          projectId={project._id}
          members={members.data}
          creator={project.username}
          mayChange={mayChange}
        />
      )}
      {mayChange && <SiteCodeSwitch projectId={project._id} />}
      {mayChange && <Kiosks projectId={project._id} />}
      {invited.data && <SentInvitations projectId={project._id} invitations={invited.data} />}
      {!members.data && !error && (
        <Loading label={texts.loading}>
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </>
  );
}
