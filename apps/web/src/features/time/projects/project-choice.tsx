import type { Home } from '@faena/shared/schemas';
import { Check } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { pressMark } from '../clock/marked-time.ts';
import { useMarksByButton } from '../clock/marking.ts';
import { useWorkingTime } from '../clock/state.ts';
import { useLunch } from '../clock/use-lunch.ts';
import { projectChoiceTexts as texts } from '../texts/project-choice.ts';

/** The project of the work, chosen in one press from the last three, also without a network (MARK-25). */
export function ProjectChoice({ projects }: { projects: Home['recentProjects'] }) {
  const { phase, record, isStoreless } = useWorkingTime();
  const isByButton = useMarksByButton();
  const lunch = useLunch();
  if (phase !== 'running' || lunch || !isByButton || isStoreless || projects.length === 0) return null;
  return (
    <section aria-label={texts.label} className="grid grid-cols-1 gap-1">
      <h2 className="text-muted">{texts.label}</h2>
      <div className="flex flex-wrap gap-2">
        {projects.map(({ _id, name }) => {
          const isCurrent = record?.projectId === _id;
          return (
            <Button
              key={_id}
              size="lg"
              aria-pressed={isCurrent}
              held={isCurrent}
              className="min-w-0 max-w-full px-3 text-base aria-disabled:opacity-100 aria-pressed:border-accent"
              onClick={() => void pressMark({ kind: 'project', projectId: _id })}
            >
              {isCurrent && <Check aria-hidden strokeWidth={1.75} />}
              <UserText lines={1}>{name}</UserText>
            </Button>
          );
        })}
      </div>
    </section>
  );
}
