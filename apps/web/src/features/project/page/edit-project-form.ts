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

/** The form of a project. Its dates are calendar dates of the company. Limits are set at their columns (WIP-1). */
export const ProjectForm = ProjectNoun.form
  .omit({ wipLimits: true })
  .extend({ start_date: Day, end_date: Day })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    path: ['end_date'],
    message: say('end_before_start'),
  });

export type ProjectFormValues = z.infer<typeof ProjectForm>;

export const PROJECT_FIELDS = Object.keys(ProjectForm.shape) as (keyof ProjectFormValues)[];

/** The initial values of the form. */
export function formOf(project: Project, timeZone: string): ProjectFormValues {
  const { start, end } = projectDays(project, timeZone);
  return {
    ...formValues(ProjectNoun, project),
    start_date: start,
    end_date: end,
  };
}

/**
 * The changed fields of a form, so that a save overwrites no change by others. A change of one date sends both, because
 * the server compares them.
 */
export function changesOf(form: ProjectFormValues, before: ProjectFormValues): ProjectChanges {
  const changed = PROJECT_FIELDS.filter((name) => form[name] !== before[name]);
  const { start_date, end_date } = form;
  const isMoved = changed.includes('start_date') || changed.includes('end_date');
  return {
    ...Object.fromEntries(changed.map((name) => [name, form[name]])),
    ...(isMoved && { start_date, end_date }),
  };
}
