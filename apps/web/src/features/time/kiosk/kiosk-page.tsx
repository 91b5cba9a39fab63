import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { forgetLinkToken, useLinkToken } from '@/lib/use-link-token.ts';
import { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Notice } from '@/ui/notice.tsx';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { kioskTexts as texts } from '../texts/kiosk.ts';
import { KioskScreen } from './kiosk-screen.tsx';
import { readKiosk } from './kiosk-store.ts';
import { linkKiosk } from './link-kiosk.ts';

/** The page of a tablet: it becomes a kiosk by a link, and is one from then on (KIOSK-9). */
export function KioskPage() {
  const token = useLinkToken('kioskToken');
  // A browser without a database is no kiosk; its link says so.
  const stored = useQuery({
    queryKey: ['kiosk'],
    queryFn: () =>
      readKiosk().then(
        (kiosk) => kiosk ?? null,
        () => null,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const link = useWrite({
    mutationFn: () => linkKiosk(token),
    onSuccess: async () => {
      forgetLinkToken('kioskToken');
      await stored.refetch();
    },
  });
  if (stored.isPending) return <Skeleton className="h-64 rounded-card" />;
  if (stored.data && (!token || link.isSuccess)) return <KioskScreen linked={stored.data} />;
  if (!token) return <EmptyState icon={MonitorSmartphone} title={texts.none} hint={texts.noneHint} />;
  return (
    <OpenedLink token={token} errors={[link.error]} texts={texts}>
      <div className="mx-auto grid max-w-md gap-4">
        <p>{texts.linkHint}</p>
        {link.error && !link.isPending && (
          <Notice tone="danger">{messageOf(link.error, texts.linkFailed, 'es')}</Notice>
        )}
        <Button
          variant="primary"
          className="min-h-16 text-lg"
          loading={link.isPending}
          onClick={() => link.mutate()}
        >
          {link.isPending ? texts.linking : texts.link}
        </Button>
      </div>
    </OpenedLink>
  );
}
