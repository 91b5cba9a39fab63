import { useState } from 'react';
import type { Saving } from '@/lib/use-saving.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { Slider } from '@/ui/slider.tsx';
import { accountTexts } from '../texts/account.ts';
import { MAX_ZOOM, WHOLE } from './crop.ts';
import { CropPreview } from './crop-preview.tsx';
import { cropToBlob } from './draw-crop.ts';

const texts = accountTexts.picture;

const SLIDERS = [
  { part: 'zoom', label: texts.zoom, min: 1, max: MAX_ZOOM, step: 0.05 },
  { part: 'x', label: texts.across, min: -1, max: 1, step: 0.02 },
  { part: 'y', label: texts.down, min: -1, max: 1, step: 0.02 },
] as const;

export type CropDialogProps = {
  picture: ImageBitmap;
  uploading: Saving;
  onCancel: () => void;
  onCropped: (blob: Promise<Blob>) => void;
};

/** Shows the chosen picture. A pointer or sliders choose a square of it. */
export function CropDialog({ picture, uploading, onCancel, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        onCropped(cropToBlob(picture, crop));
      }}
      labels={texts}
      dirty={SLIDERS.some(({ part }) => crop[part] !== WHOLE[part])}
      saving={uploading}
      onClose={onCancel}
    >
      <CropPreview picture={picture} crop={crop} onCropChange={setCrop} />
      <div className="mx-auto grid w-full max-w-64 gap-1">
        {SLIDERS.map(({ part, label, ...range }) => (
          <Field key={part} label={label}>
            <Slider
              {...range}
              value={crop[part]}
              onValueChange={(value) => setCrop({ ...crop, [part]: value })}
            />
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}
