import { useEffect, useRef } from 'react';
import { accountTexts } from '../texts/account.ts';
import { type Crop, dragCrop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';

/** The edge of the canvas in pixels, twice its size on the screen. */
const DRAWN_PX = 512;

export type CropPreviewProps = {
  picture: ImageBitmap;
  crop: Crop;
  onCropChange: (crop: Crop) => void;
};

/** The picture with the circle of the avatar. Dragging or the sliders move it. */
export function CropPreview({ picture, crop, onCropChange }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  return (
    <div className="relative mx-auto size-64 overflow-hidden rounded-card border border-line bg-sunken">
      <canvas
        ref={canvas}
        width={DRAWN_PX}
        height={DRAWN_PX}
        role="img"
        aria-label={accountTexts.picture.stage}
        className="size-full cursor-grab touch-none active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          const from = grip.current;
          if (!from) return;
          grip.current = { x: event.clientX, y: event.clientY };
          const by = { dx: event.clientX - from.x, dy: event.clientY - from.y };
          onCropChange(dragCrop(picture, crop, by, event.currentTarget.clientWidth));
        }}
        onPointerUp={() => {
          grip.current = null;
        }}
        onPointerCancel={() => {
          grip.current = null;
        }}
      />
      {/* Darkens the part outside the round avatar. */}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_10rem_var(--scrim)]"
      />
    </div>
  );
}
