import { Notice } from '@/ui/notice.tsx';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { CorrectionEntry } from './correction-entry.tsx';
import { momentsOf } from './moments-of.ts';
import type { ChangedRecord } from './use-seen-records.ts';

const texts = recordChangeTexts.changed;

type ChangedMeanwhileProps = { changed: readonly ChangedRecord[]; timeZone: string };

/** Other people's changes of records that this person is about to change; nothing without any (TIME-43). */
export function ChangedMeanwhile({ changed, timeZone }: ChangedMeanwhileProps) {
  if (changed.length === 0) return null;
  return (
    <Notice tone="warn">
      <div role="alert" className="grid gap-2">
        <p className="font-medium">{texts.title}</p>
        {changed.map(({ record, since }) => (
          <div key={record._id} className="text-ink">
            <p className="tabular">{texts.now(momentsOf(record, timeZone))}</p>
            {since.length > 0 && (
              <ol className="mt-1 grid divide-y divide-line">
                {since.map((correction) => (
                  <CorrectionEntry key={correction.at} correction={correction} timeZone={timeZone} />
                ))}
              </ol>
            )}
          </div>
        ))}
        <p>{texts.kept}</p>
      </div>
    </Notice>
  );
}
