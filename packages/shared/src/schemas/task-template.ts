import { z } from 'zod';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { ItemTexts } from './checklist.ts';
import { noun, text, value } from './noun.ts';
import { Id, Name, optionalTitle } from './primitives.ts';
import { TaskNoun } from './task.ts';

const { description, priority, estimatedHours, tags } = TaskNoun.fields;

/**
 * The start of a company's new tasks (TEMPLATE-1). `checklist` are the texts of its items; a template names neither
 * people nor dates, and no column: those are of the task that is made.
 */
export const TaskTemplateNoun = noun({
  _id: { answer: Id },
  companyId: { answer: Id, creation: Id },
  name: text(Name),
  title: text(optionalTitle(LENGTHS.name), ''),
  description,
  priority,
  estimatedHours,
  tags,
  checklist: { ...value(ItemTexts, []), answer: z.array(z.string()) },
});

export const TaskTemplate = TaskTemplateNoun.answer;
export type TaskTemplate = z.infer<typeof TaskTemplate>;

/** `GET /tasks/templates`. */
export const TemplateFilter = z.object({ companyId: Id });

/** `POST /tasks/templates`. */
export const NewTaskTemplate = TaskTemplateNoun.creation;
export type NewTaskTemplate = z.infer<typeof NewTaskTemplate>;

/** `PUT /tasks/templates/:id`: any of the values. */
export const TaskTemplateChanges = TaskTemplateNoun.changes;
export type TaskTemplateChanges = z.infer<typeof TaskTemplateChanges>;

/** `POST /tasks/:id/template`: the name of the new template. */
export const TemplateName = TaskTemplateNoun.creation.pick({ name: true });
