import { type Ref, useEffect, useRef, useState } from 'react';
import { type Draft, keepDraft, readDraft } from '@/lib/drafts.ts';
import { readSession } from '@/lib/session.ts';
import { DraftNote } from './draft-note.tsx';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The draft of an earlier page; `changed` if the saved text has changed since the draft began. */
interface Found {
  readonly draft: Draft;
  readonly changed: boolean;
}

/**
 * Keeps the typed text of a field on the device until it is saved, discarded or left, and restores it after the page
 * was killed (FORM-10). Answers the ref of the field, and the note to render after it.
 *
 * `about` names the text among all of the person's; without it nothing is kept. `unsaved` tells of a field that stays
 * after a save; other fields go with their form.
 */
export function useDraft<Field extends TextField>(
  about: string | null,
  unsaved: boolean | undefined,
  ref: Ref<Field> | undefined,
) {
  const field = useRef<Field>(null);
  const [found, setFound] = useState<Found | null>(null);
  const kept = useRef<KeptText | null>(null);

  useEffect(() => {
    if (!about || !field.current) return;
    const text = new KeptText(about, field.current, setFound);
    kept.current = text;
    return () => {
      text.leave();
      setFound(null);
    };
  }, [about]);

  useEffect(() => {
    if (unsaved === false) kept.current?.settle();
  }, [unsaved]);

  return {
    ref: (element: Field | null) => {
      field.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    note: found && (
      <DraftNote
        changed={found.changed ? found.draft.text : null}
        onUse={() => kept.current?.restore(found.draft)}
        onDiscard={() => kept.current?.discard(found)}
      />
    ),
  };
}

/** The text of one field while it is on the page. */
class KeptText {
  private base: string;
  private isTyped = false;
  private readonly gone = new AbortController();
  private unlock: (() => void) | undefined;
  private readonly about: string;
  private readonly field: TextField;
  private readonly tell: (found: Found | null) => void;

  constructor(about: string, field: TextField, tell: (found: Found | null) => void) {
    this.about = about;
    this.field = field;
    this.tell = tell;
    this.base = field.value;
    field.addEventListener('focus', this.noteBase);
    field.addEventListener('input', this.keep);
    void this.lookUp();
  }

  /** Writes a draft into the field as if it were typed. */
  restore = (draft: Draft): void => {
    this.noteBase();
    this.type(draft.text);
    this.tell({ draft, changed: false });
  };

  discard({ changed }: Found): void {
    if (!changed) this.type(this.base);
    this.forget();
    this.field.focus();
  }

  /** Removes the draft, because the text is saved. */
  settle(): void {
    if (this.isTyped) this.forget();
    this.base = this.field.value;
  }

  /** Removes the draft with its field, unless the session ended first: the text was saved or discarded. */
  leave(): void {
    this.gone.abort();
    this.field.removeEventListener('focus', this.noteBase);
    this.field.removeEventListener('input', this.keep);
    const personId = readSession()?.personId;
    setTimeout(async () => {
      if (this.isTyped && readSession()?.personId === personId) await keepDraft(this.about, null);
      // Another tab looks for the draft as soon as it may.
      this.unlock?.();
    });
  }

  private async lookUp(): Promise<void> {
    await this.untilClosedElsewhere();
    const draft = await readDraft(this.about);
    if (!draft || this.isTyped || this.gone.signal.aborted) return;
    const { value } = this.field;
    if (draft.text === value) void keepDraft(this.about, null);
    else if (draft.base === value && !this.field.readOnly) this.restore(draft);
    else this.tell({ draft, changed: true });
  }

  private forget(): void {
    this.isTyped = false;
    this.tell(null);
    void keepDraft(this.about, null);
  }

  private noteBase = (): void => {
    if (!this.isTyped) this.base = this.field.value;
  };

  private keep = (): void => {
    const { base } = this;
    const text = this.field.value;
    this.isTyped = true;
    this.lock();
    void keepDraft(this.about, text === base ? null : { text, base, at: Date.now() });
  };

  private type(text: string): void {
    // React notices a value only if the setter of its prototype sets it.
    const { prototype } = this.field.constructor as typeof HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(this.field, text);
    this.field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** While a text is typed here, no other tab restores it. The browser unlocks it when the page dies. */
  private lock(): void {
    if (this.unlock || !('locks' in navigator)) return;
    const typed = new Promise<void>((resolve) => {
      this.unlock = resolve;
    });
    navigator.locks.request(this.lockName, () => typed).catch(() => {});
  }

  /** The tab in which the text was typed may have died a moment ago, or still live for hours. */
  private async untilClosedElsewhere(): Promise<void> {
    if (!('locks' in navigator)) return;
    const { signal } = this.gone;
    await navigator.locks.request(this.lockName, { mode: 'shared', signal }, () => {}).catch(() => {});
  }

  private get lockName(): string {
    return `draft:${this.about}`;
  }
}
