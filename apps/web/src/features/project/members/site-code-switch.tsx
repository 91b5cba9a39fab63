import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { useReport } from '@/lib/report.ts';
import { useWrite } from '@/lib/use-write.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Switch } from '@/ui/switch.tsx';
import { memberKeys } from '../keys.ts';
import { membersTexts as texts } from '../texts/members.ts';
import { refusedOr } from './refused-or.ts';

/** The switch of a site's code (MARK-27). */
export function SiteCodeSwitch({ projectId }: { projectId: string }) {
  const queryKey = memberKeys.siteCode(projectId);
  const queryClient = useQueryClient();
  const params = { id: projectId };
  const code = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.crew.siteCode({ params }, { signal }),
  });
  const turn = useWrite({
    mutationFn: (on: boolean, press) => client.crew.setSiteCode({ params, body: { on } }, press),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
  });
  useReport(code.error ?? turn.error);
  return (
    <section aria-label={texts.siteCode} className="grid justify-items-start gap-2">
      {code.data && (
        <Switch
          label={texts.siteCode}
          checked={turn.variables !== undefined && turn.isPending ? turn.variables : code.data.on}
          disabled={turn.isPending}
          onCheckedChange={(on) => turn.mutate(on)}
        />
      )}
      <p className="text-muted text-sm">{texts.siteCodeHint}</p>
      {turn.error && <Notice tone="danger">{refusedOr(turn.error, texts.errors.siteCode)}</Notice>}
      {code.error && (
        <>
          <Notice tone="danger">{texts.errors.siteCodeUnknown}</Notice>
          <Button onClick={() => void code.refetch()} loading={code.isFetching}>
            {texts.retry}
          </Button>
        </>
      )}
    </section>
  );
}
