import type { Crew } from '@faena/shared/schemas';
import { useState, useSyncExternalStore } from 'react';
import { formatTime } from '@/lib/format-moment.ts';
import { reportError } from '@/lib/report.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Notice } from '@/ui/notice.tsx';
import { RowCheckbox } from '@/ui/row-checkbox.tsx';
import { useCanUndo } from '../clock/use-can-undo.ts';
import { crewTexts as texts } from '../texts/crew.ts';
import { markTexts } from '../texts/marks.ts';
import { useWorkplace } from '../use-workplace.ts';
import { CrewMember } from './crew-member.tsx';
import {
  type CrewKind,
  type CrewUndoable,
  NoMarks,
  pressForCrew,
  readCrewPresses,
  undoForCrew,
  watchCrewPresses,
} from './crew-presses.ts';
import { memberNow } from './member-now.ts';

const KINDS = ['in', 'pause', 'out'] as const satisfies readonly CrewKind[];

/** A crew with who works now: some are ticked, and one press marks all of them (CREW-6). */
export function CrewList({ crew: { project, people } }: { crew: Crew }) {
  const { timeZone } = useWorkplace();
  const presses = useSyncExternalStore(watchCrewPresses, readCrewPresses);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [last, setLast] = useState<CrewUndoable | null>(null);
  const canUndo = useCanUndo(last);
  const now = people.map((member) => memberNow(member, presses.get(member._id)));
  const present = now.filter(({ since }) => since !== null).length;
  const isAll = ticked.size === people.length;

  function tick(id: string, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  }

  async function attempt(press: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await press();
    } catch (error) {
      reportError(error);
      setFailure(error);
    }
  }

  function say(count: number, kind: CrewKind | 'undo'): void {
    const time = formatTime(new Date(serverNow()).toISOString(), timeZone);
    setSaid(texts.marked(count, markTexts.pressed[kind](time)));
  }

  const mark = (kind: CrewKind) =>
    attempt(async () => {
      const chosen = now.filter(({ _id }) => ticked.has(_id));
      setLast(await pressForCrew(kind, chosen, project._id));
      say(chosen.length, kind);
      setTicked(new Set());
    });

  const undo = (press: CrewUndoable) =>
    attempt(async () => {
      await undoForCrew(press);
      setLast(null);
      say(press.entries.length, 'undo');
    });

  return (
    <>
      <Card className="p-0">
        <div className="relative border-line border-b px-3 py-2">
          <RowCheckbox
            label={<span className="font-medium">{uiTexts.selectAll}</span>}
            checked={ticked.size > 0 && !isAll ? 'indeterminate' : isAll}
            onCheckedChange={() => setTicked(isAll ? new Set() : new Set(people.map(({ _id }) => _id)))}
          >
            <p className="tabular text-muted text-sm">{texts.inside(present, people.length)}</p>
          </RowCheckbox>
        </div>
        {/* It scrolls by itself, so that the presses cover nobody. */}
        <ul className="max-h-[max(8rem,calc(100dvh-30rem))] divide-y divide-line overflow-y-auto">
          {now.map((member) => (
            <CrewMember
              key={member._id}
              member={member}
              projectId={project._id}
              timeZone={timeZone}
              isTicked={ticked.has(member._id)}
              onTick={(isTicked) => tick(member._id, isTicked)}
            />
          ))}
        </ul>
      </Card>
      <div className="sticky bottom-0 grid gap-2 bg-paper py-3 max-md:bottom-14">
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="text-muted">
            {ticked.size > 0 ? texts.ticked(ticked.size) : said}
          </p>
          {canUndo && last && <Button onClick={() => void undo(last)}>{markTexts.undo}</Button>}
        </div>
        {failure !== null && (
          <Notice tone="danger">{failure instanceof NoMarks ? texts.storeless : texts.notStored}</Notice>
        )}
        <div className="grid grid-cols-3 gap-2">
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant={kind === 'in' ? 'primary' : 'secondary'}
              className="min-h-14 wrap-anywhere px-2"
              disabled={ticked.size === 0}
              onClick={() => void mark(kind)}
            >
              {texts.press[kind]}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}
