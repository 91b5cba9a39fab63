import { type Author, TASK_FATES, type TaskFate, type ToldEffect } from './effect.ts';

/** The time to gather changes of a board, so that those of one transaction or burst are sent together. */
export const GATHER_MS = 25;

/** The effects on one board since the last event. */
export class GatheredEffects {
  /** The fate of each task touched. */
  readonly tasks = new Map<string, TaskFate>();
  /** The tasks whose comments changed. */
  readonly talks = new Set<string>();
  /** The last author of each task. */
  readonly authors = new Map<string, Author>();
  /** By column, the first order with another task than before. */
  readonly columns = new Map<number, number>();
  /** People with a new card; they may not be on this board. */
  readonly people = new Set<string>();
  /** The project itself or its members changed. */
  project = false;

  constructor(effects: readonly ToldEffect[] = []) {
    for (const effect of effects) this.add(effect);
  }

  add(effect: ToldEffect): void {
    if (effect.kind === 'project') this.project = true;
    else if (effect.kind === 'person') {
      if (effect.shownOtherwise) this.people.add(effect.personId);
    } else if (effect.kind === 'column') {
      const { column, from } = effect;
      this.columns.set(column, Math.min(from, this.columns.get(column) ?? from));
    } else {
      this.authors.set(effect.taskId, effect.author);
      if (effect.isTalk) this.talks.add(effect.taskId);
      const known = this.tasks.get(effect.taskId) ?? 'moved';
      const weightier = TASK_FATES.indexOf(effect.fate) > TASK_FATES.indexOf(known);
      this.tasks.set(effect.taskId, weightier ? effect.fate : known);
    }
  }
}
