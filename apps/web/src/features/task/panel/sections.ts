import type { Task } from '@faena/shared/schemas';
import type { ComponentType } from 'react';
import { later } from '@/ui/later.tsx';
import { ChecklistSection } from './checklist/checklist-section.tsx';
import { CoverSection } from './cover/cover-section.tsx';
import { TaskHistory } from './history/task-history.tsx';
import { LinksSection } from './links/links-section.tsx';
import { SubtasksSection } from './links/subtasks-section.tsx';

const CommentsSection = later(() =>
  import('./comments/comments-section.tsx').then(({ CommentsSection }) => CommentsSection),
);

const FilesSection = later(() =>
  import('./files/files-section.tsx').then(({ FilesSection }) => FilesSection),
);

/** A named place of a task's page. It renders its own heading (`PanelPart`), or null when it is empty. */
export interface PanelSection {
  readonly id: string;
  readonly Section: ComponentType<{ task: Task }>;
}

/** Above the title: the cover. */
export const TOP_SECTIONS: readonly PanelSection[] = [{ id: 'cover', Section: CoverSection }];

/** Below the description, from top to bottom: checklist, dependencies, subtasks, files, comments; the history comes last. */
export const SECTIONS: readonly PanelSection[] = [
  { id: 'checklist', Section: ChecklistSection },
  { id: 'links', Section: LinksSection },
  { id: 'subtasks', Section: SubtasksSection },
  { id: 'files', Section: FilesSection },
  { id: 'comments', Section: CommentsSection },
  { id: 'history', Section: TaskHistory },
];
