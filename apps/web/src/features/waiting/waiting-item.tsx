import { commandOf, type Difference, type SetFields, type Values } from '@faena/shared/commands';
import { useQueryClient } from '@tanstack/react-query';
import { queuedCommentTexts, tellStored, valuesOf } from '@/features/task/index.ts';
import { applyStopped, discardQueued } from '@/sync/decide.ts';
import type { QueuedChange } from '@/sync/queue.ts';
import { taskFormTexts as form } from '@/texts/task-form.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { waitingTexts as texts } from '@/texts/waiting.ts';
import { Button } from '@/ui/button.tsx';
import { type ChangedValue, ChangedValues } from '@/ui/changed-values.tsx';
import { UserText } from '@/ui/user-text.tsx';

/** A queued or stopped change with its act, reason and values, and the buttons that decide it. */
export function WaitingItem({ change }: { change: QueuedChange }) {
  const queryClient = useQueryClient();
  const { about, stopped, maybeMade } = change;
  const known = tellStored(change);
  const isKnown = known !== null;
  const told = known ?? change.told;
  const what = about ? `${told} ${about}` : told;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{told}</p>
        {about && <UserText lines={2}>{about}</UserText>}
        <p className="text-muted text-sm">{whyOf(change, isKnown)}</p>
        {maybeMade && <p className="text-muted text-sm">{texts.maybeMade}</p>}
        <ChangedValues values={differences(change)} />
      </div>
      <div className="ml-auto flex items-center gap-2">
        {stopped && stopped.why !== 'gone' && isKnown && (
          <Button
            aria-label={taskTexts.card.of(texts.apply, what)}
            onClick={() => applyStopped(queryClient, change)}
          >
            {texts.apply}
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={taskTexts.card.of(texts.discard, what)}
          onClick={() => discardQueued(queryClient, change)}
        >
          {texts.discard}
        </Button>
      </div>
    </li>
  );
}

function whyOf({ stopped }: QueuedChange, isKnown: boolean): string {
  if (!isKnown) return texts.unknown;
  if (!stopped) return texts.waits;
  if (stopped.why === 'changed') return texts.why.changed[stopped.by ?? 'unknown'];
  return stopped.said ? `${texts.why[stopped.why]} ${stopped.said}` : texts.why[stopped.why];
}

/** The values before, or those on the server, beside those of the change; only for a change of one task. */
function differences({
  kind,
  stopped,
  before,
  after,
  items,
  timeZone = 'UTC',
}: QueuedChange): ChangedValue[] {
  if (items && commandOf(kind)?.comments) return named(queuedCommentTexts.label, titlesOf(items.after));
  if (items) return ofItems(items, stopped?.now);
  const standing = stopped?.now ?? before;
  const [id = '', ...others] = Object.keys({ ...standing, ...after });
  if (others.length > 0) return [];
  const manner = { timeZone, tasks: [] };
  const [there, mine] = [standing[id], after[id]];
  if (there && mine) {
    const values = valuesOf({ kind: 'changed', before: there, after: mine }, manner);
    return [
      ...values.filter(({ before }) => before !== null),
      ...listed(form.assignees, namesOf(there), namesOf(mine)),
      ...listed(form.tags, there.tags, mine.tags),
    ];
  }
  // A new task shows its values; a deletion shows the changes by others.
  const given = mine ?? stopped?.now?.[id] ?? {};
  return [
    ...valuesOf({ kind: 'changed', before: {}, after: given }, manner),
    ...named(form.assignees, namesOf(given)),
    ...named(form.tags, given.tags),
  ];
}

/** The texts of new items. For a reworded item, the text on the server and the queued one. */
function ofItems({ before, after }: Difference, now: Values | undefined): ChangedValue[] {
  const standing = now ?? before;
  const [there] = titlesOf(standing);
  const mine = titlesOf(after);
  if (there === undefined) return mine.length > 1 ? named(texts.steps, mine) : [];
  if (mine.length > 0) return [{ label: texts.steps, before: there, after: mine.join(', ') }];
  return now ? named(texts.steps, [there]) : [];
}

function titlesOf(values: Values): string[] {
  return Object.values(values).flatMap(({ title }) => title ?? []);
}

function namesOf({ assignedTo }: SetFields): string[] | undefined {
  return assignedTo?.map(({ fullname, username }) => fullname || username);
}

function listed(label: string, now: readonly string[] | undefined, mine: readonly string[] = []) {
  return now ? [{ label, before: now.join(', ') || '—', after: mine.join(', ') || '—' }] : [];
}

function named(label: string, names: readonly string[] = []) {
  return names.length > 0 ? [{ label, before: null, after: names.join(', ') }] : [];
}
