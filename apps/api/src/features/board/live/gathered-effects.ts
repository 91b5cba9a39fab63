import { TASK_FATES, type TaskFate, type Touch } from './effect.ts';

/** All that was touched on one board since it was told last. */
export class Touched {
  /** The fate of each task touched. */
  readonly tasks = new Map<string, TaskFate>();
  /** By column, the first place that somebody else has now. */
  readonly columns = new Map<number, number>();
  /** People who are shown otherwise; they may not be on this board. */
  readonly people = new Set<string>();
  /** Whether the project itself was touched, or its members. */
  project = false;

  constructor(touches: readonly Touch[] = []) {
    for (const touch of touches) this.add(touch);
  }

  add(touch: Touch): void {
    if (touch.kind === 'project') this.project = true;
    else if (touch.kind === 'user') {
      if (touch.shownOtherwise) this.people.add(touch.userId);
    } else if (touch.kind === 'column') {
      const { column, from } = touch;
      this.columns.set(column, Math.min(from, this.columns.get(column) ?? from));
    } else {
      const known = this.tasks.get(touch.taskId) ?? 'moved';
      const weightier = TASK_FATES.indexOf(touch.fate) > TASK_FATES.indexOf(known);
      this.tasks.set(touch.taskId, weightier ? touch.fate : known);
    }
  }
}
