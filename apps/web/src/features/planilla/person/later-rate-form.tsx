import { later } from '@/ui/later.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

/** 'Configurar tarifa', which is folded at first: reading what people type is no code of a first screen (SCREEN-21). */
export const RateForm = later(
  () => import('./rate-form.tsx').then(({ RateForm }) => RateForm),
  <Skeleton className="h-40" />,
);
