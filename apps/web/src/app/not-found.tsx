import { frameTexts } from '@/texts/frame.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Wordmark } from './frame/wordmark.tsx';

const texts = frameTexts.notFound;

/** Any unknown path (SCREEN-6). */
export function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-start justify-center px-4">
      <title>{`${texts.title} · Faena`}</title>
      <Wordmark className="mb-8 text-xl" />
      <h1 className="font-semibold text-2xl">{texts.title}</h1>
      <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
      <LinkButton to="/" variant="primary">
        {frameTexts.home}
      </LinkButton>
    </main>
  );
}
