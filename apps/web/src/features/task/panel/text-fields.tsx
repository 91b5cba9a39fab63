import { LENGTHS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Pencil } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mayBeMarkdown } from '@/lib/may-be-markdown.ts';
import { useEditing } from '@/sync/presence.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { cn } from '@/ui/cn.ts';
import { isInDraftNote } from '@/ui/draft-note.tsx';
import { FormattedText } from '@/ui/formatted-text.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { LinksOf } from '@/ui/linked-text.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useAskToLeave } from '@/ui/use-ask-to-leave.ts';
import { taskPanelTexts } from '../texts/task-panel.ts';
import { SavedField } from './saved-field.tsx';
import { DescriptionText, TitleText } from './texts-read.tsx';
import { useField, useSendChange } from './use-field.ts';
import type { Saved } from './use-saved.ts';

const texts = taskFormTexts;
/** Looks like plain text until hover or focus. */
const QUIET = 'border-transparent bg-surface hover:border-edge focus:border-edge';

type TextFieldProps = {
  task: Task;
  /** Whether the task is deleted. Typed text stays readable, but cannot be saved (PANEL-11). */
  gone: boolean;
};

/** The title, as an editable heading (PANEL-4). */
export function TitleField({ task, gone }: TextFieldProps) {
  const send = useSendChange<string>(task, (title) => ({ title: title.trim() }));
  const saved = useField<string>({
    latest: task.title,
    label: texts.title,
    valid: (title) => !gone && titleFault(title) === undefined,
    send,
  });
  const events = useTextEvents(saved);
  useEditing(task.project._id, saved.dirty ? task.id : null);
  if (gone && !saved.dirty) return <TitleText title={task.title} />;
  return (
    <>
      <h2 className="sr-only">{task.title}</h2>
      <SavedField
        task={task}
        label={texts.title}
        hideLabel
        saved={saved}
        said={task.title}
        fault={titleFault(saved.value)}
      >
        <Textarea
          value={saved.value}
          draft={`task:${task.id}:title`}
          unsaved={saved.dirty}
          rows={1}
          readOnly={gone}
          // A title is one line, although it wraps.
          onChange={(event) => saved.type(event.target.value.replaceAll('\n', ' '))}
          onBlur={events.onBlur}
          onKeyDown={(event) => {
            events.onKeyDown(event);
            if (event.key !== 'Enter' || event.defaultPrevented) return;
            event.preventDefault();
            saved.save();
          }}
          // Larger than the 16 px that every field has for a finger.
          className={cn(QUIET, '-mx-2 min-h-0 w-[calc(100%+1rem)] resize-none font-semibold text-xl!')}
        />
      </SavedField>
    </>
  );
}

/** The description, of several lines (PANEL-4). One with formatting is read, and edited as typed (DESIGN-29). */
export function DescriptionField({ task, gone }: TextFieldProps) {
  const send = useSendChange<string>(task, (description) => ({ description: description.trim() }));
  const saved = useField<string>({
    latest: task.description,
    label: texts.description,
    valid: (description) => !gone && descriptionFault(description) === undefined,
    send,
  });
  const events = useTextEvents(saved);
  useEditing(task.project._id, saved.dirty ? task.id : null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  if (gone && !saved.dirty) return <DescriptionText description={task.description} />;
  function edit(): void {
    flushSync(() => setIsEditing(true));
    field.current?.focus();
  }
  // Anything unsaved stands in its field, with the reason.
  const isRead = !isEditing && !saved.dirty && mayBeMarkdown(saved.value);
  return (
    <SavedField
      task={task}
      label={texts.description}
      hideLabel
      saved={saved}
      said={task.description}
      fault={descriptionFault(saved.value)}
    >
      {isRead && (
        <div className="flex items-start gap-2">
          <FormattedText className="flex-1 py-1.5">{saved.value}</FormattedText>
          <IconButton icon={Pencil} label={taskPanelTexts.editDescription} onClick={edit} />
        </div>
      )}
      <Textarea
        ref={field}
        value={saved.value}
        draft={`task:${task.id}:description`}
        unsaved={saved.dirty}
        readOnly={gone}
        placeholder={taskPanelTexts.addDescription}
        onChange={(event) => saved.type(event.target.value)}
        {...events}
        onFocus={() => setIsEditing(true)}
        onBlur={(event) => {
          events.onBlur(event);
          setIsEditing(false);
        }}
        className={cn(QUIET, '-mx-2 max-h-none w-[calc(100%+1rem)] resize-none')}
        hidden={isRead}
      />
      {!isRead && <LinksOf text={saved.value} label={taskPanelTexts.links} />}
    </SavedField>
  );
}

/**
 * Ctrl or Cmd with Enter saves, like leaving the field. Escape asks before it discards typed text; without typed text
 * it closes the page.
 */
function useTextEvents(saved: Saved<string>) {
  const askToLeave = useAskToLeave();
  const asking = useRef(false);

  async function takeBack(field: HTMLElement): Promise<void> {
    asking.current = true;
    if (await askToLeave()) saved.takeBack();
    asking.current = false;
    field.focus();
  }

  return {
    // The focus moves to the question, which does not count as leaving.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!asking.current && !isInDraftNote(relatedTarget)) saved.save();
    },
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        saved.save();
      }
      if (event.key === 'Escape' && saved.dirty) {
        event.preventDefault();
        void takeBack(event.currentTarget);
      }
    },
  };
}

function titleFault(title: string): string | undefined {
  if (title.trim() === '') return texts.titleRequired;
  return tooLong(title, LENGTHS.name);
}

function descriptionFault(description: string): string | undefined {
  return tooLong(description, LENGTHS.description);
}

function tooLong(text: string, most: number): string | undefined {
  return text.trim().length > most ? texts.tooLong(most) : undefined;
}
