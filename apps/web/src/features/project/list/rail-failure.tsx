import { RotateCw } from 'lucide-react';
import { IconButton } from '@/ui/icon-button.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { projectRailTexts as texts } from '../texts/project-rail.ts';

type RailFailureProps = { loading: boolean; onRetry: () => void };

/** In a list folded to a rail, that it could not be read (NET-5): a button that reads it again, and says why when pointed at. */
export function RailFailure({ loading, onRetry }: RailFailureProps) {
  return (
    <div role="alert">
      <VisuallyHidden>{texts.failed}</VisuallyHidden>
      <IconButton
        icon={RotateCw}
        label={texts.retry}
        tooltip={texts.failed}
        tooltipSide="right"
        loading={loading}
        onClick={onRetry}
        className="text-danger"
      />
    </div>
  );
}
