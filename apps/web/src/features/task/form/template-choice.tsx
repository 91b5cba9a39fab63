import type { TaskTemplate } from '@faena/shared/schemas';
import { LayoutTemplate } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { taskFormTexts } from '@/texts/task-form.ts';
import { Button } from '@/ui/button.tsx';
import { OptionList } from '@/ui/option-list.tsx';
import { Popover } from '@/ui/popover.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { useTaskContext } from '../task-context.ts';
import { useTemplates } from '../templates/requests.ts';
import { templateTexts as texts } from '../texts/task-templates.ts';
import { fill, type Given, givenBy } from './fill-form.ts';
import { formOf, type TaskForm } from './task-form-values.ts';

type TemplateChoiceProps = {
  chosen: TaskTemplate | null;
  onChosen: (template: TaskTemplate) => void;
};

/** Fills the form of a new task from a template, and reports the result. Typed values stay (TEMPLATE-8). */
export function TemplateChoice({ chosen, onChosen }: TemplateChoiceProps) {
  const { timeZone } = useTaskContext();
  const { getValues, setValue, formState } = useFormContext<TaskForm>();
  const [open, setOpen] = useState(false);
  const [summary, setSummary] = useState('');
  const begun = useRef<Given>(formOf(null, timeZone));

  function choose(template: TaskTemplate): void {
    const given = givenBy(template);
    const { values, kept } = fill(getValues(), begun.current, given);
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    for (const name of Object.keys(values) as (keyof Given)[]) setValue(name, values[name], how);
    begun.current = given;
    const fields = kept.map((field) => taskFormTexts[field]).join(', ');
    setSummary([texts.filled(template.name), fields && texts.kept(fields)].filter(Boolean).join(' '));
    setOpen(false);
    onChosen(template);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Popover
        label={texts.choose}
        open={open}
        onOpenChange={setOpen}
        className="w-80"
        trigger={
          <Button>
            <LayoutTemplate aria-hidden strokeWidth={1.75} />
            {texts.choose}
          </Button>
        }
      >
        <Options chosen={chosen} onChoose={choose} />
      </Popover>
      <p role="status" dir="auto" className="wrap-anywhere min-w-0 text-muted text-sm">
        {summary}
      </p>
    </div>
  );
}

/** The templates, read at the first opening. */
function Options({
  chosen,
  onChoose,
}: {
  chosen: TaskTemplate | null;
  onChoose: (template: TaskTemplate) => void;
}) {
  const templates = useTemplates();
  const { data = [], isPending, isError } = templates;
  const nothing = isPending ? texts.loading : isError ? texts.failedToLoad : texts.noMatch;
  if (templates.data?.length === 0)
    return (
      <>
        <p className="font-medium">{texts.empty}</p>
        <p className="mt-1 text-muted text-sm">{texts.emptyHint}</p>
      </>
    );
  return (
    <>
      <OptionList
        options={data.map(({ _id, name, checklist }) => ({
          value: _id,
          label: name,
          ...(checklist.length > 0 && { detail: texts.items(checklist.length) }),
        }))}
        emptyText={nothing}
        isChosen={(id) => id === chosen?._id}
        onChoose={(id) => {
          const template = data.find(({ _id }) => _id === id);
          if (template) onChoose(template);
        }}
        mark={null}
      />
      <QueryNote query={templates} failed={texts.failedToLoad} className="mt-1" />
    </>
  );
}
