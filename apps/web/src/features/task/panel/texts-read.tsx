import { taskFormTexts } from '@/texts/task-form.ts';
import { LinkedText } from '@/ui/linked-text.tsx';

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
      {description ? (
        <LinkedText>{description}</LinkedText>
      ) : (
        <span className="text-muted">{taskFormTexts.noDescription}</span>
      )}
    </p>
  );
}
