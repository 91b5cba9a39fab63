import { taskFormTexts } from '@/texts/task-form.ts';
import { FormattedText } from '@/ui/formatted-text.tsx';

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
  if (!description) return <p className="text-muted">{taskFormTexts.noDescription}</p>;
  return <FormattedText>{description}</FormattedText>;
}
