import { LENGTHS, MAX_TAGS, TASK_PRIORITIES } from '@faena/shared/domain';
import { Controller, useFormContext } from 'react-hook-form';
import { priorityLabels } from '@/texts/labels.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { ChoiceOptions } from '@/ui/choice-select.tsx';
import { DatePicker } from '@/ui/date-picker.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Select } from '@/ui/select.tsx';
import { TagInput } from '@/ui/tag-input.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useDraft } from '@/ui/use-draft.tsx';
import { AssigneesField } from './assignees-field.tsx';
import { HoursField } from './hours-field.tsx';
import type { TaskForm } from './task-form-values.ts';

const texts = taskFormTexts;

/** The fields of a task. */
export function TaskFields({ draft }: { draft: string }) {
  const { register, control, formState } = useFormContext<TaskForm>();
  const { errors } = formState;
  const title = register('title');
  const kept = useDraft<HTMLInputElement>(`${draft}:title`, undefined, title.ref);

  return (
    <>
      <Field longest={LENGTHS.name} label={texts.title} error={errors.title?.message} required>
        {/* The focus begins at the title, after the choice of a template. */}
        <Input {...title} ref={kept.ref} autoFocus autoComplete="off" />
        {kept.note}
      </Field>
      <Field longest={LENGTHS.description} label={texts.description} error={errors.description?.message}>
        <Textarea {...register('description')} draft={`${draft}:description`} rows={4} />
      </Field>
      {/* The date field of touch screens needs more width than the others. */}
      <div className="grid gap-4 sm:grid-cols-[1fr_minmax(10rem,1fr)_1fr]">
        <Field label={texts.priority} error={errors.priority?.message}>
          <Select {...register('priority')}>
            <ChoiceOptions choices={TASK_PRIORITIES} labels={priorityLabels} />
          </Select>
        </Field>
        <Controller
          control={control}
          name="dueDate"
          render={({ field: { value, onChange, onBlur, name } }) => (
            <Field label={texts.dueDate} error={errors.dueDate?.message}>
              <DatePicker
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                name={name}
                className="w-full"
              />
            </Field>
          )}
        />
        <HoursField />
      </div>
      <AssigneesField />
      <Controller
        control={control}
        name="tags"
        render={({ field: { name, value, onChange } }) => (
          <Field label={texts.tags} hint={texts.tagsHint} error={errors.tags?.message}>
            <TagInput
              name={name}
              tags={value}
              onTagsChange={onChange}
              max={MAX_TAGS}
              maxLength={LENGTHS.tag}
            />
          </Field>
        )}
      />
    </>
  );
}
