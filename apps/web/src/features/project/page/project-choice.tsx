import { FolderOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ProjectChoiceProps, useTaskContext } from '@/features/task/index.ts';
import { copyAndMoveTexts as texts } from '@/texts/copy-and-move.ts';
import { OptionList } from '@/ui/option-list.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { useProject, useProjects } from '../requests.ts';

/** Chooses another project of the company (MOVE-1). */
export function ProjectChoice({ onChoose }: ProjectChoiceProps) {
  const { projectId } = useTaskContext();
  const { data: project } = useProject(projectId);
  const projects = useProjects(project?.company_id ?? '');
  const { data = [], isPending, isError } = projects;
  const others = data.filter(({ _id }) => _id !== projectId);

  const root = useRef<HTMLDivElement>(null);
  // If this code arrives after its window opened, the focus is on the close button. Else the window focuses it, and
  // later restores the focus.
  useEffect(() => {
    const isIn = root.current?.closest('[role="dialog"]')?.contains(document.activeElement);
    if (isIn) root.current?.querySelector('input')?.focus();
  }, []);

  return (
    <div ref={root}>
      <OptionList
        options={others.map(({ _id, name }) => ({
          value: _id,
          label: name,
          icon: <FolderOpen aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />,
        }))}
        emptyText={isPending ? texts.loadingProjects : isError ? null : texts.noProjects}
        isChosen={() => false}
        onChoose={(id) => {
          const chosen = others.find(({ _id }) => _id === id);
          if (chosen) onChoose(chosen);
        }}
        mark={null}
      />
      <QueryNote query={projects} failed={texts.projectsFailed} className="mt-1" />
    </div>
  );
}
