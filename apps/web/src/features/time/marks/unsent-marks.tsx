import { useEffect, useState } from 'react';
import { Notice } from '@/ui/notice.tsx';
import { unsentTexts as texts } from '../texts/unsent-marks.ts';
import { followUnsent, type Unsent } from './follow-unsent.ts';

/** The number of unsent marks and answers of each person on this device; it goes on sending the marks (PHONE-26). */
export function UnsentMarks() {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  useEffect(() => followUnsent(setUnsent), []);
  if (unsent.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice>
        <ul>
          {unsent.map(({ personId, name, marks, answers }) => (
            <li key={personId}>
              {marks > 0 && <p>{name ? texts.of(marks, name) : texts.some(marks)}</p>}
              {answers > 0 && <p>{name ? texts.answersOf(answers, name) : texts.answers(answers)}</p>}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
