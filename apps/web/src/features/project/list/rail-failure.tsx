import { RotateCw } from 'lucide-react';
import { projectListTexts } from '@/texts/project-list.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const texts = projectListTexts.projects;

type RailFailureProps = { loading: boolean; onRetry: () => void };

/** In a list folded to a rail, that it could not be read (NET-5): a button that reads it again, and says why when pointed at. */
export function RailFailure({ loading, onRetry }: RailFailureProps) {
  return (
    <div role="alert">
      <VisuallyHidden>{texts.defaults.load}</VisuallyHidden>
      <IconButton
        icon={RotateCw}
        label={texts.retry}
        tooltip={texts.defaults.load}
        tooltipSide="right"
        loading={loading}
        onClick={onRetry}
        className="text-danger"
      />
    </div>
  );
}
