import { RotateCw, X } from 'lucide-react';
import { IconButton } from '@/ui/icon-button.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { sizeOf } from '../../file/file-size.ts';
import { fileTexts as texts } from '../../texts/files.ts';
import type { Upload } from './use-uploads.ts';

type UploadListProps = {
  uploads: readonly Upload[];
  /** There is no connection, so that they wait. */
  isLost: boolean;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
};

/** The files that the server does not have yet, each with its state. Screen readers hear the states. */
export function UploadList({ uploads, isLost, onRetry, onCancel }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={texts.sendingList} className="divide-y divide-line">
      {uploads.map(({ id, file, state, reason }) => (
        <li key={id} className="flex items-center gap-2 py-2">
          {state === 'sending' && <Spinner />}
          <div className="min-w-0 flex-1">
            <UserText lines={1}>{file.name}</UserText>
            <p role="status" className={state === 'failed' ? 'text-danger text-sm' : 'text-muted text-sm'}>
              {state === 'failed' ? reason : stateOf(state, isLost)} {sizeOf(file.size)}
            </p>
          </div>
          {state === 'failed' && (
            <IconButton
              icon={RotateCw}
              label={texts.retryOf(file.name)}
              tooltip={texts.retry}
              onClick={() => onRetry(id)}
            />
          )}
          <IconButton
            icon={X}
            label={texts.cancelOf(file.name)}
            tooltip={texts.cancel}
            onClick={() => onCancel(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function stateOf(state: Upload['state'], isLost: boolean): string {
  if (state === 'sending') return texts.sending;
  return isLost ? texts.offline : texts.waiting;
}
