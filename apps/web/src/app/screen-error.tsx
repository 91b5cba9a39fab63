import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useReport } from '@/lib/report.ts';
import { frameTexts } from '@/texts/frame.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { CodeMissing } from './code-missing.ts';
import { reloadPage, useReload } from './use-reload.ts';

const texts = frameTexts.broken;

/** The frame's content in place of a screen that cannot be shown (NET-7). */
export function ScreenError() {
  const error = useRouteError();
  const nothingHere = isRouteErrorResponse(error) && error.status === 404;
  useReport(nothingHere ? null : error);
  useReload(error);
  if (nothingHere) {
    return (
      <Page>
        <PageHeader title={frameTexts.notFound.title} description={frameTexts.notFound.lead} />
      </Page>
    );
  }
  return (
    <Page>
      <title>{`${texts.windowTitle} · Faena`}</title>
      <ErrorState
        title={texts.title}
        safe={error instanceof CodeMissing ? texts.opensLater : texts.safe}
        onRetry={() => void reloadPage()}
      />
    </Page>
  );
}
