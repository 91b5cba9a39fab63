import { taskFormTexts } from '@/texts/task-form.ts';

/** The title of a task, to read. */
export function TitleText({ title }: { title: string }) {
  return (
    <h2 dir="auto" className="wrap-anywhere py-1 font-semibold text-xl">
      {title}
    </h2>
  );
}

/** The description of a task, to read. */
export function DescriptionText({ description }: { description: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {description || <span className="text-muted">{taskFormTexts.noDescription}</span>}
    </p>
  );
}
