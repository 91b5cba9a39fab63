const BLACK = '#000000';
const WHITE = '#ffffff';

/** Black or white, whichever reads better on a `#rrggbb` ground (WCAG contrast; always at least 4.5:1). */
export function contrastInk(ground: string): typeof BLACK | typeof WHITE {
  // At 0.179, (L + 0.05) / 0.05 equals 1.05 / (L + 0.05).
  return luminance(ground) > 0.179 ? BLACK : WHITE;
}

/** WCAG relative luminance, 0 to 1; 0 for a text that is not a `#rrggbb` colour. */
function luminance(color: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  const [r = 0, g = 0, b = 0] = (match ?? []).slice(1).map((part) => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
