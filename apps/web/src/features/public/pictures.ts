import boardNarrowDark from '@/assets/board-narrow-dark.webp';
import boardNarrowLight from '@/assets/board-narrow-light.webp';
import boardWideDark from '@/assets/board-wide-dark.webp';
import boardWideLight from '@/assets/board-wide-light.webp';
import payrollNarrowDark from '@/assets/planilla-narrow-dark.webp';
import payrollNarrowLight from '@/assets/planilla-narrow-light.webp';
import payrollWideDark from '@/assets/planilla-wide-dark.webp';
import payrollWideLight from '@/assets/planilla-wide-light.webp';

/** A picture of one screen in both themes, with its size in pixels. */
type Shot = {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
};

/** A screen of the product for wide windows, and for windows below 640 px. `pnpm --dir e2e pictures` takes it. */
export type Picture = { readonly wide: Shot; readonly narrow: Shot };

const NARROW = { width: 720, height: 1200 };

export const boardPicture: Picture = {
  wide: { light: boardWideLight, dark: boardWideDark, width: 2160, height: 1350 },
  narrow: { light: boardNarrowLight, dark: boardNarrowDark, ...NARROW },
};

export const payrollPicture: Picture = {
  wide: { light: payrollWideLight, dark: payrollWideDark, width: 1800, height: 996 },
  narrow: { light: payrollNarrowLight, dark: payrollNarrowDark, ...NARROW },
};
