import { SetUp, twoStepsTexts } from '@/features/account/index.ts';
import { DemandedLayout } from '../../frame/demanded-layout.tsx';

/** /two-steps: a role that must use two steps sets them up before anything else (TWOSTEP-4). */
export function Component() {
  return <DemandedLayout texts={twoStepsTexts.demanded}>{(ways) => <SetUp {...ways} />}</DemandedLayout>;
}
