import { describe, expect, it } from 'vitest';
import { STYLES, stylesXml } from './styles-xml.ts';

/** The written format of a style. */
function formatOf(style: number, currency: string): string | undefined {
  const xml = stylesXml(currency);
  const ids = [...xml.matchAll(/<xf numFmtId="(\d+)" fontId="\d" [^>]*applyFont/g)].map(([, id]) => id);
  return new RegExp(`<numFmt numFmtId="${ids[style]}" formatCode="([^"]*)"`).exec(xml)?.[1];
}

describe('the styles of a workbook', () => {
  it('show money in the currency of its company, plain and bold (PAY-45)', () => {
    for (const style of [STYLES.plain.money, STYLES.bold.money]) {
      expect(formatOf(style, 'GTQ')).toBe('&quot;Q&quot;#,##0.00;&quot;\u2212Q&quot;#,##0.00');
      // The format that every spreadsheet has.
      expect(formatOf(style, '')).toBeUndefined();
    }
    expect(formatOf(STYLES.plain.time, 'GTQ')).toBe('dd/mm/yyyy hh:mm:ss');
    expect(formatOf(STYLES.plain.amount, 'GTQ')).toBeUndefined();
  });
});
