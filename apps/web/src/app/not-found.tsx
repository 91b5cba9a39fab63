import { LinkButton } from '@/ui/link-button.tsx';
import { Wordmark } from './frame/wordmark.tsx';

/** Any unknown path (spec §2, Public). */
export function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center px-4">
      <title>Página no encontrada · Faena</title>
      <Wordmark className="mb-8 text-xl" />
      <h1 className="font-semibold text-2xl">Página no encontrada</h1>
      <p className="mt-2 mb-6 text-muted">
        Esta dirección no lleva a ninguna parte, o lo que había ya no está.
      </p>
      <LinkButton to="/" variant="primary">
        Volver al inicio
      </LinkButton>
    </main>
  );
}
