import type { Project } from '@faena/shared/schemas';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deletionTexts } from '@/texts/deletions.ts';
import { projectListTexts } from '@/texts/project-list.ts';
import { messageOf } from '@/texts/wording.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { countTasks, useDeleteProject, useRenameProject } from '../change-requests.ts';
import { togglePin, usePins } from './pins.ts';
import { ProjectGroup } from './project-group.tsx';
import { ProjectItem } from './project-item.tsx';
import { type FailedName, RenameProject } from './rename-project.tsx';
import { useTellUnseen } from './use-tell-unseen.ts';

const texts = projectListTexts.projects;

type ProjectListProps = {
  companyId: string;
  projects: readonly Project[];
  currentId: string | null;
  onChoose: () => void;
  /** The message of a failure; null when the person tries again. */
  onError: (message: string | null) => void;
};

/** Pinned projects first, then the others. */
export function ProjectList({ companyId, projects, currentId, onChoose, onError }: ProjectListProps) {
  const navigate = useNavigate();
  const pins = usePins();
  const { confirm } = useDialogs();
  const [editing, setEditing] = useState<string | null>(null);
  const [failed, setFailed] = useState<ReadonlyMap<string, FailedName>>(new Map());
  const tellUnseen = useTellUnseen();
  const { mutate: rename } = useRenameProject(companyId, (refused, { name }) =>
    tellUnseen(refused, texts.defaults.update, name),
  );
  const { mutate: remove } = useDeleteProject(companyId, (refused, id) =>
    tellUnseen(refused, texts.defaults.remove, projects.find(({ _id }) => _id === id)?.name),
  );
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  // The id of the project that takes the focus after its row moved or disappeared.
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    const selector = focusNext.current;
    if (selector === null) return;
    focusNext.current = null;
    (scroller?.querySelector<HTMLElement>(selector) ?? scroller)?.focus();
  });

  async function askAndRemove({ _id, name, usuarios }: Project): Promise<void> {
    const sure = await confirm(texts.confirmRemove(name), {
      danger: true,
      confirmLabel: texts.confirmLabel,
      loss: countTasks(_id).then((tasks) => deletionTexts.project(tasks, usuarios.length)),
    });
    if (!sure) return;
    setEditing(null);
    onError(null);
    remove(_id, {
      onSuccess: () => {
        if (_id === currentId) navigate('/projects', { replace: true });
        scroller?.focus();
      },
      onError: (refused) => onError(messageOf(refused, texts.defaults.remove)),
    });
  }

  function send({ _id, name }: Pick<Project, '_id' | 'name'>): void {
    onError(null);
    rename(
      { _id, name },
      {
        onError: (refused) => {
          const reason = messageOf(refused, texts.defaults.update);
          onError(reason);
          setFailed((before) => new Map(before).set(_id, { typed: name, reason }));
        },
      },
    );
  }

  function draw(project: Project) {
    const { _id, name } = project;
    const failure = failed.get(_id);
    const field = (
      <RenameProject
        name={name}
        failed={failure}
        onDone={(next, byKey) => {
          setEditing(null);
          setFailed(without(failed, _id));
          if (byKey) focusNext.current = `[data-project="${_id}"] a`;
          if (next !== null) send({ _id, name: next });
        }}
      />
    );
    if (_id === editing) return field;
    const item = (
      <ProjectItem
        project={project}
        current={_id === currentId}
        onChoose={onChoose}
        actions={{
          pinned: pins.has(_id),
          onPin: () => {
            focusNext.current = `[data-project="${_id}"] button`;
            togglePin(_id);
          },
          onRename: () => {
            setFailed(without(failed, _id));
            setEditing(_id);
          },
          onRemove: () => void askAndRemove(project),
        }}
      />
    );
    // The message of a failure stands under the restored name.
    return failure ? (
      <>
        {item}
        {field}
      </>
    ) : (
      item
    );
  }

  const groups = [
    { label: texts.pinned, items: projects.filter(({ _id }) => pins.has(_id)) },
    { label: texts.unpinned, items: projects.filter(({ _id }) => !pins.has(_id)) },
  ].filter(({ items }) => items.length > 0);

  return (
    <div
      ref={setScroller}
      tabIndex={-1}
      className="relative -mx-1 min-h-0 flex-1 overflow-y-auto px-1 outline-none"
    >
      {groups.map(({ label, items }) => (
        <ProjectGroup key={label} label={label} projects={items} currentId={currentId} scroller={scroller}>
          {draw}
        </ProjectGroup>
      ))}
    </div>
  );
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}
