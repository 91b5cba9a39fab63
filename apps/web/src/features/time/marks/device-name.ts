const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS/],
  ['Linux', /Linux|CrOS/],
];

/** The name by which a person recognizes a device, such as `Chrome · Android`. */
export function deviceName(agent = navigator.userAgent): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  return named.join(' · ') || 'Web';
}
