import { useState } from 'react';
import { accountTexts } from '@/texts/account.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Slider } from '@/ui/slider.tsx';
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
  uploading: boolean;
  onCancel: () => void;
  onCropped: (blob: Promise<Blob>) => void;
};

/** Shows the chosen picture and lets a square of it be chosen, with the pointer or with sliders. */
export function CropDialog({ picture, uploading, onCancel, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !uploading && onCancel()}
      title={texts.title}
      description={texts.description}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault();
        onCropped(cropToBlob(picture, crop));
      }}
      footer={
        <>
          <Button onClick={onCancel} disabled={uploading}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={uploading}>
            {uploading ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <CropPreview picture={picture} crop={crop} onCropChange={setCrop} />
      <div className="mx-auto mt-4 grid max-w-64 gap-1">
        {SLIDERS.map(({ part, label, ...range }) => (
          <Field key={part} label={label}>
            <Slider
              {...range}
              value={crop[part]}
              disabled={uploading}
              onValueChange={(value) => setCrop({ ...crop, [part]: value })}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}
