import { later } from '@/ui/later.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

/**
 * 'Configurar tarifa', closed at first. Its code reads typed numbers, which a first screen does not need (SCREEN-21).
 */
export const RateForm = later(
  () => import('./rate-form.tsx').then(({ RateForm }) => RateForm),
  <Skeleton className="h-40" />,
);
