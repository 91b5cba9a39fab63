import { MAX_RECORDS_AT_ONCE } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { Ban, Check, X } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { TogetherVerb } from '../requests.ts';
import { recordChangeTexts } from '../texts/record-changes.ts';

const texts = recordChangeTexts.selection;

type SelectionBarProps = {
  /** The chosen records. */
  records: readonly WorkRecord[];
  onChange: (verb: TogetherVerb, records: readonly WorkRecord[]) => void;
  onClear: () => void;
};

/** The number of chosen records, and the acts on them; it stays in view, and is gone while none is chosen. */
export function SelectionBar({ records, onChange, onClear }: SelectionBarProps) {
  const waiting = records.filter(({ needsReview }) => needsReview);
  const tooMany = records.length > MAX_RECORDS_AT_ONCE;
  return (
    <div className="sticky bottom-2 z-20">
      <p role="status" className="sr-only">
        {records.length > 0 && texts.count(records.length)}
      </p>
      {records.length > 0 && (
        <section
          aria-label={texts.label}
          className="mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 pl-3 shadow-pop"
        >
          <p className="tabular mr-auto font-medium">
            {texts.count(records.length)}
            {tooMany && (
              <span className="ml-2 font-normal text-danger">{texts.tooMany(MAX_RECORDS_AT_ONCE)}</span>
            )}
          </p>
          {waiting.length > 0 && (
            <Button disabled={tooMany} onClick={() => onChange('confirm', waiting)}>
              <Check aria-hidden strokeWidth={1.75} />
              {texts.confirm(waiting.length, records.length)}
            </Button>
          )}
          <Button disabled={tooMany} onClick={() => onChange('void', records)}>
            <Ban aria-hidden strokeWidth={1.75} />
            {texts.void}
          </Button>
          <IconButton icon={X} label={texts.clear} onClick={onClear} />
        </section>
      )}
    </div>
  );
}
