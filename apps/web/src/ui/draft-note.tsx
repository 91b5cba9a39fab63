import { draftTexts as texts } from '@/texts/drafts.ts';
import { Button } from './button.tsx';

type DraftNoteProps = {
  /** The unsaved text. It stays out of the field if the saved text has changed since. */
  changed: string | null;
  onUse: () => void;
  onDiscard: () => void;
};

/** Offers the unsaved text of a page that was killed (FORM-10). */
export function DraftNote({ changed, onUse, onDiscard }: DraftNoteProps) {
  return (
    <div
      role="status"
      data-draft-note=""
      className="my-1 rounded-control border border-line bg-sunken px-3 py-2"
    >
      <p>{changed === null ? texts.restored : texts.changed}</p>
      {changed !== null && (
        <p dir="auto" className="wrap-anywhere mt-1 line-clamp-4 whitespace-pre-line">
          {changed}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {changed !== null && <Button onClick={onUse}>{texts.use}</Button>}
        <Button variant="ghost" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}

/** Tests whether the focus goes to the note of a draft, which belongs to its field. */
export function isInDraftNote(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('[data-draft-note]') !== null;
}
