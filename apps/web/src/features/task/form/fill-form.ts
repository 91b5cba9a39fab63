import { MAX_TAGS, withoutRepeatedTags } from '@faena/shared/domain';
import type { TaskTemplate } from '@faena/shared/schemas';
import { sameValue, type TaskForm } from './task-form-values.ts';

/** The values of a template for a form. */
export type Given = Pick<
  TaskForm,
  'title' | 'description' | 'priority' | 'estimatedHours' | 'tags' | 'checklist'
>;

const FIELDS = ['title', 'description', 'priority', 'estimatedHours'] as const;

export function givenBy(template: TaskTemplate): Given {
  const { title, description, priority, estimatedHours, tags, checklist } = template;
  return { title, description, priority, estimatedHours: String(estimatedHours), tags, checklist };
}

/**
 * Fills a form from a template. Typed values stay (TEMPLATE-8), and tags are united. Other values are replaced, also
 * those of a former template (`begun`). `kept` are typed fields with another value in the template.
 */
export function fill(
  typed: TaskForm,
  begun: Given,
  given: Given,
): { values: Given; kept: readonly (typeof FIELDS)[number][] } {
  const isTyped = (field: (typeof FIELDS)[number]) => !sameValue(typed[field], begun[field]);
  const own = typed.tags.filter((tag) => !begun.tags.includes(tag));
  return {
    values: {
      title: isTyped('title') ? typed.title : given.title,
      description: isTyped('description') ? typed.description : given.description,
      priority: isTyped('priority') ? typed.priority : given.priority,
      estimatedHours: isTyped('estimatedHours') ? typed.estimatedHours : given.estimatedHours,
      tags: withoutRepeatedTags([...own, ...given.tags]).slice(0, MAX_TAGS),
      checklist: given.checklist,
    },
    kept: FIELDS.filter((field) => isTyped(field) && !sameValue(typed[field], given[field])),
  };
}
