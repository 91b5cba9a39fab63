import { frameTexts } from '@/texts/frame.ts';

/** The id of the `main` that the skip link leads to. */
export const CONTENT_ID = 'content';

/** The first stop of Tab: past the sidebar and the header, to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Moves only the focus; the address does not change.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      className="sr-only z-60 rounded-control bg-ink px-3 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {frameTexts.skip}
    </a>
  );
}
