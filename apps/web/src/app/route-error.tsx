import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { frameTexts } from '@/texts/frame.ts';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { CodeMissing } from './code-missing.ts';
import { NotFound } from './not-found.tsx';
import { reloadPage, useReload } from './use-reload.ts';

const texts = frameTexts.broken;

/** The page for a screen that breaks while loading or rendering. */
export function RouteError() {
  const error = useRouteError();
  useReload(error);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4">
      <title>{`${texts.windowTitle} · Faena`}</title>
      <ErrorState
        title={texts.title}
        safe={error instanceof CodeMissing ? texts.opensLater : texts.safe}
        onRetry={() => void reloadPage()}
        actions={
          <AnchorButton href="/" variant="ghost">
            {texts.start}
          </AnchorButton>
        }
      />
    </main>
  );
}
