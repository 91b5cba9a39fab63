import { KioskPage, kioskTexts } from '@/features/time/index.ts';
import { KioskLayout } from '../../frame/kiosk-layout.tsx';

/** /tableta: a tablet at which the people of a project mark (KIOSK-9). */
export function Component() {
  return (
    <KioskLayout title={kioskTexts.title}>
      <KioskPage />
    </KioskLayout>
  );
}
