import type { Person } from '@faena/shared/schemas';
import { useState } from 'react';
import { ApiError } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { FileButton } from '@/ui/file-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useUploadPicture } from '../requests.ts';
import { accountTexts } from '../texts/account.ts';
import { CropDialog } from './crop-dialog.tsx';

const texts = accountTexts.picture;

/** The profile picture and its upload: images only, cropped to a square on the device (ACCOUNT-9). */
export function ProfilePicture({ person }: { person: Person }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState('');
  const { save, state } = useSaving(useUploadPicture());

  function fail(error: unknown): void {
    reportError(error);
    setPicture(null);
    setProblem(error instanceof ApiError ? texts.failed : texts.broke);
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar person={person} size="lg" decorative />
      <FileButton
        accept="image/*"
        onFile={(file) => {
          setProblem('');
          // A file that the browser cannot draw is no image, whatever its name.
          createImageBitmap(file).then(setPicture, (error) => {
            reportError(error);
            setProblem(texts.failed);
          });
        }}
      >
        {texts.choose}
      </FileButton>
      {problem && (
        <div className="basis-full">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      {picture && (
        <CropDialog
          picture={picture}
          uploading={state}
          onCancel={() => setPicture(null)}
          onCropped={(cropped) =>
            save(cropped, {
              onSuccess: () => {
                setPicture(null);
                toast.success(texts.saved);
              },
              onError: fail,
            })
          }
        />
      )}
    </div>
  );
}
