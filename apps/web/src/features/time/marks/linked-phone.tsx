import type { DeviceLink } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { client } from '@/lib/client.ts';
import { firstNameOf } from '@/lib/first-name.ts';
import { forgetLinkToken, useLinkToken } from '@/lib/use-link-token.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { linkedPhoneTexts as texts } from '../texts/linked-phone.ts';
import { linkPhone, NotKept } from './link-phone.ts';

/** The page of a manager's link: one press registers this phone for its person (MARK-20). */
export function LinkedPhone() {
  const token = useLinkToken('deviceToken');
  const query = useQuery({
    queryKey: ['device-link', token],
    queryFn: ({ signal }) => client.device.openLink({ body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const link = useLinkPhone(token);
  const toLogin = <LinkButton to="/login">{texts.logIn}</LinkButton>;
  return (
    <OpenedLink token={token} errors={[query.error, link.error]} texts={texts} action={toLogin}>
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<Skeleton className="h-48 rounded-card" />}
      >
        {(opened) => <Mine link={opened} linking={link} />}
      </QueryState>
    </OpenedLink>
  );
}

function useLinkPhone(token: string) {
  const navigate = useNavigate();
  return useWrite({
    mutationFn: (link: DeviceLink) => linkPhone(token, link),
    onSuccess: () => {
      forgetLinkToken('deviceToken');
      return navigate('/employee', { replace: true });
    },
  });
}

type MineProps = { link: DeviceLink; linking: ReturnType<typeof useLinkPhone> };

function Mine({ link, linking: { mutate, isPending, error } }: MineProps) {
  return (
    <div className="grid gap-4">
      <p className="font-semibold text-lg">{texts.greeting(firstNameOf(link.fullname))}</p>
      <p>{texts.marks(link.companyName)}</p>
      {error && !isPending && (
        <Notice tone="danger">
          {error instanceof NotKept ? texts.notKept : messageOf(error, texts.linkFailed, 'es')}
        </Notice>
      )}
      <Button variant="primary" className="min-h-16 text-lg" loading={isPending} onClick={() => mutate(link)}>
        {isPending ? texts.linking : texts.mine}
      </Button>
    </div>
  );
}
