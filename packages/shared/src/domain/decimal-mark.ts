/** The decimal mark of a locale: a comma, or a point. */
export function decimalMarkOf(locale: string): ',' | '.' {
  const format = new Intl.NumberFormat(knownLocale(locale), { numberingSystem: 'latn' });
  const mark = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  return mark === ',' ? ',' : '.';
}

/** Some systems name their locale `C`, which is no tag. */
function knownLocale(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale);
  } catch {
    return ['en-US'];
  }
}
