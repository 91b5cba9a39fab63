import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { NotFound } from './not-found.tsx';

/** What a person sees when a screen breaks while loading or drawing. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-4">
      <title>No se pudo abrir la página · Faena</title>
      <ErrorState
        title="No se pudo abrir esta página."
        safe="Lo que estaba guardado sigue guardado. Lo que se estaba escribiendo en esta página puede faltar."
        onRetry={() => window.location.reload()}
        actions={
          <AnchorButton href="/" variant="ghost">
            Ir al inicio
          </AnchorButton>
        }
      />
    </main>
  );
}
