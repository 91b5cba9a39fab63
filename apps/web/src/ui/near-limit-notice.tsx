import { nearLimitTexts } from '@/texts/near-limit.ts';
import type { ScreenLanguage } from '@/texts/wording.ts';
import { Notice } from './notice.tsx';

export type NearLimitNoticeProps = {
  present: number;
  most: number;
  /** The language of the screen in the original mix. */
  screen: ScreenLanguage;
  className?: string;
};

/** Shows the present number and the limit. */
export function NearLimitNotice({ present, most, screen, className }: NearLimitNoticeProps) {
  const { near, full } = nearLimitTexts[screen];
  return (
    <div className={className}>
      <Notice tone={present < most ? 'info' : 'warn'}>{(present < most ? near : full)(present, most)}</Notice>
    </div>
  );
}
