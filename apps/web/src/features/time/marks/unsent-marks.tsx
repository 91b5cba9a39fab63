import { useEffect, useState } from 'react';
import { Notice } from '@/ui/notice.tsx';
import { unsentTexts as texts } from '../texts/unsent-marks.ts';
import { followUnsent, type Unsent } from './follow-unsent.ts';

/** The number of unsent marks of each person on this device, which it goes on sending (PHONE-26). */
export function UnsentMarks() {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  useEffect(() => followUnsent(setUnsent), []);
  if (unsent.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice>
        <ul>
          {unsent.map(({ personId, name, count }) => (
            <li key={personId}>{name ? texts.of(count, name) : texts.some(count)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
