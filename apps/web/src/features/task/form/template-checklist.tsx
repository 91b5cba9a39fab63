import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/ui/checkbox.tsx';
import { templateTexts as texts } from '../texts/task-templates.ts';
import type { TaskForm } from './task-form-values.ts';

/** The items of a template for a new task, all or none (TEMPLATE-8). */
export function TemplateChecklist({ items }: { items: readonly string[] }) {
  const { control } = useFormContext<TaskForm>();
  const id = useId();
  return (
    <Controller
      control={control}
      name="checklist"
      render={({ field: { value, onChange } }) => (
        <div>
          <Checkbox
            label={<span id={id}>{texts.withItems(items.length)}</span>}
            checked={value.length > 0}
            onCheckedChange={(checked) => onChange(checked ? [...items] : [])}
          />
          {value.length > 0 && (
            <ul aria-labelledby={id} className="ml-6 list-disc pl-4 text-muted text-sm">
              {value.map((text, order) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one text, and none moves.
                <li key={order} dir="auto" className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    />
  );
}
