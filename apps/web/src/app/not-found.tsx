import { LinkButton } from '@/ui/link-button.tsx';

/** Any unknown path (spec §2, Public). */
export function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center px-4">
      <title>Página no encontrada · Faena</title>
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
