import { useReport } from '@/lib/report.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { sharedProjectTexts } from '../texts/shared-projects.ts';

const texts = sharedProjectTexts;

type SharedFailureProps = {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Shows in place of other companies' projects when they cannot be loaded. */
export function SharedFailure({ error, isFetching, refetch }: SharedFailureProps) {
  useReport(error);
  return (
    <Notice tone="danger">
      <p>{texts.failed}</p>
      <Button className="mt-2" loading={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </Notice>
  );
}
