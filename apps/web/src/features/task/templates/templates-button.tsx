import { LayoutTemplate } from 'lucide-react';
import { Button } from '@/ui/button.tsx';
import { templateTexts as texts } from '../texts/task-templates.ts';
import { useTemplatesLink } from './use-templates-link.ts';

/** Opens the task templates of the company of a board. */
export function TemplatesButton() {
  const { setOpen } = useTemplatesLink();
  return (
    <Button variant="ghost" onClick={() => setOpen(true)} className="justify-start">
      <LayoutTemplate aria-hidden strokeWidth={1.75} />
      {texts.title}
    </Button>
  );
}
