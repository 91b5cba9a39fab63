import { draftTexts as texts } from '@/texts/drafts.ts';
import { Button } from './button.tsx';

type DraftNoteProps = {
  /** The unsaved text, if it is not in the field because the saved one has changed. */
  changed: string | null;
  onUse: () => void;
  onDiscard: () => void;
};

/** Tells of an unsaved text that a killed page left (FORM-10). */
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

/** Whether the focus goes to the note of a draft, which belongs to its field. */
export function isInDraftNote(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('[data-draft-note]') !== null;
}
