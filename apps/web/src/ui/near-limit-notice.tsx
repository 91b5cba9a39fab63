import { nearLimitTexts } from '@/texts/near-limit.ts';
import type { ScreenLanguage } from '@/texts/wording.ts';
import { Notice } from './notice.tsx';

export type NearLimitNoticeProps = {
  present: number;
  most: number;
  /** The limited things and their unit, for a screen with others. */
  what?: string;
  /** The language of the screen in the original mix. */
  screen: ScreenLanguage;
  className?: string;
};

/** Shows the present number and the limit. */
export function NearLimitNotice({ present, most, what, screen, className }: NearLimitNoticeProps) {
  const { near, full } = nearLimitTexts[screen];
  return (
    <div className={className}>
      <Notice tone={present < most ? 'info' : 'warn'}>
        {what && `${what}. `}
        {(present < most ? near : full)(present, most)}
      </Notice>
    </div>
  );
}
