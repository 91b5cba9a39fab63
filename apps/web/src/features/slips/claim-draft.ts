import { readStored, writeStored } from '@/lib/storage.ts';

/** An unfinished claim; an empty date means the whole slip. */
export interface ClaimDraft {
  readonly date: string;
  readonly text: string;
}

export const NO_DRAFT: ClaimDraft = { date: '', text: '' };

/** The unsent text about a slip, which outlives the page (ANSWER-1). */
export function readDraft(slipId: string): ClaimDraft | null {
  return drafts()[slipId] ?? null;
}

/** Stores the draft of a slip; `null` removes it. */
export function keepDraft(slipId: string, draft: ClaimDraft | null): void {
  const { [slipId]: _, ...others } = drafts();
  const all = draft ? { ...others, [slipId]: draft } : others;
  writeStored('claimDrafts', Object.keys(all).length > 0 ? JSON.stringify(all) : null);
}

function drafts(): Record<string, ClaimDraft> {
  try {
    return JSON.parse(readStored('claimDrafts') ?? '{}');
  } catch {
    // Another program wrote there, so no draft is lost.
    return {};
  }
}
