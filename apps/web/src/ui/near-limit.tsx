import { isNear } from '@/lib/is-near.ts';
import { later } from './later.tsx';
import type { NearLimitNoticeProps } from './near-limit-notice.tsx';

const NearLimitNotice = later(() =>
  import('./near-limit-notice.tsx').then(({ NearLimitNotice }) => NearLimitNotice),
);

type NearLimitProps = Omit<NearLimitNoticeProps, 'present'> & {
  /** Unknown while it loads. */
  present: number | undefined;
};

/** Warns before an addition that a limit is near or reached (LIMIT-25); nothing otherwise. */
export function NearLimit({ present = 0, ...props }: NearLimitProps) {
  return isNear(present, props.most) ? <NearLimitNotice present={present} {...props} /> : null;
}
