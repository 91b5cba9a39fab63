import { say } from '@faena/shared/errors';
import {
  CalendarDate,
  formValues,
  type Project,
  type ProjectChanges,
  ProjectNoun,
} from '@faena/shared/schemas';
import { z } from 'zod';
import { projectDays } from '@/lib/project-days.ts';

const Day = z.string().min(1, say('required')).pipe(CalendarDate);

/** All of a project that can be changed but the limits, which are set at their columns (WIP-1); its dates as days of the company. */
export const ProjectForm = ProjectNoun.form
  .omit({ wipLimits: true })
  .extend({ start_date: Day, end_date: Day })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    path: ['end_date'],
    message: say('end_before_start'),
  });

export type ProjectFormValues = z.infer<typeof ProjectForm>;

export const PROJECT_FIELDS = [
  'name',
  'description',
  'type',
  'status',
  'start_date',
  'end_date',
] as const satisfies (keyof ProjectFormValues)[];

/** The start of the form. */
export function formOf(project: Project, timeZone: string): ProjectFormValues {
  const { start, end } = projectDays(project, timeZone);
  return {
    ...formValues(ProjectNoun, project),
    start_date: start,
    end_date: end,
  };
}

/**
 * The form's changes: only they are sent, so that others' changes stay. The dates go together, as one that is a day is
 * compared with the other.
 */
export function changesOf(form: ProjectFormValues, before: ProjectFormValues): ProjectChanges {
  const { start_date, end_date } = form;
  const moved = start_date !== before.start_date || end_date !== before.end_date;
  const texts = (['name', 'description', 'type', 'status'] as const).filter(
    (name) => form[name] !== before[name],
  );
  return {
    ...Object.fromEntries(texts.map((name) => [name, form[name]])),
    ...(moved && { start_date, end_date }),
  };
}
