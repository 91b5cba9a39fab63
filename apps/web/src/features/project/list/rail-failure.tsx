import { RotateCw } from 'lucide-react';
import { IconButton } from '@/ui/icon-button.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { projectRailTexts as texts } from '../texts/project-rail.ts';

type RailFailureProps = { loading: boolean; onRetry: () => void };

/** The failed load of a folded list, as a button that loads again. Its tooltip has the reason (NET-5). */
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
