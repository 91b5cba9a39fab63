import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** How long a request takes at each size. */
export interface Curve {
  /** The unit of the sizes: curves of one unit share a chart. */
  readonly of: string;
  readonly what: string;
  /** Whether its answer grows with the size. */
  readonly asks: 'all' | 'part';
  readonly points: readonly { readonly size: number; readonly ms: number }[];
}

const FONT = 'system-ui, sans-serif';
const IN_A_ROW = 3;
const WIDTH = 1_080;
const ROW_HEIGHT = 130;
/** The title of a chart, and the ticks below it. */
const FRAME_HEIGHT = 110;
const TITLE_HEIGHT = 34;

/**
 * Draws how many times as long each request takes (up) for how many times as much there is (right), as an SVG. Both scales
 * are logarithmic. The dashed line is where it may go: as much as is asked for.
 */
export function drawGrowth(curves: readonly Curve[]): string {
  const counts = [...new Set(curves.map(({ of }) => of))];
  let top = 0;
  const charts = counts.map((of) => {
    const ofCount = curves.filter((curve) => curve.of === of);
    const height = Math.ceil(ofCount.length / IN_A_ROW) * ROW_HEIGHT + FRAME_HEIGHT;
    const sizes = ofCount[0]?.points.map(({ size }) => size.toLocaleString('en')).join(', ');
    const title = `<text x="40" y="24" font-size="15" font-weight="700">${of}: ${sizes}</text>`;
    const chart = `<g transform="translate(0 ${TITLE_HEIGHT})">${drawChart(ofCount, height - TITLE_HEIGHT)}</g>`;
    const placed = `<g transform="translate(0 ${top})">${title}${chart}</g>`;
    top += height;
    return placed;
  });
  const size = `viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" font-family="${FONT}"`;
  const ground = `<rect width="${WIDTH}" height="${top}" fill="white"/>`;
  return [`<svg xmlns="http://www.w3.org/2000/svg" ${size}>`, ground, ...charts, '</svg>\n'].join('\n');
}

function drawChart(curves: readonly Curve[], height: number): string {
  const cells = curves.map((curve, index) => ({
    curve,
    fx: index % IN_A_ROW,
    fy: Math.floor(index / IN_A_ROW),
  }));
  const measured = cells.flatMap(({ curve, fx, fy }) => {
    const [least] = curve.points;
    return curve.points.map(({ size, ms }) => {
      const x = size / (least?.size ?? Number.NaN);
      return { fx, fy, x, y: ms / (least?.ms ?? Number.NaN), allowed: curve.asks === 'all' ? x : 1 };
    });
  });
  const place = { fx: 'fx', fy: 'fy', x: 'x' } as const;
  const chart = Plot.plot({
    document: parseHTML('<html></html>').document,
    width: WIDTH,
    height,
    marginTop: 24,
    marginBottom: 40,
    style: { fontFamily: FONT, fontSize: '11px' },
    fx: { axis: null, padding: 0.12 },
    fy: { axis: null, padding: 0.3 },
    x: { type: 'log', domain: [1, 100], ticks: [1, 10, 100], label: null, tickFormat: '~s' },
    y: {
      type: 'log',
      domain: [0.5, 100],
      ticks: [1, 10, 100],
      label: null,
      tickFormat: '~s',
      grid: true,
    },
    marks: [
      Plot.line(measured, { ...place, y: 'allowed', stroke: '#9ca3af', strokeDasharray: '4 3' }),
      Plot.line(measured, { ...place, y: 'y', stroke: '#2563eb', strokeWidth: 2, marker: 'circle' }),
      Plot.text(cells, {
        fx: 'fx',
        fy: 'fy',
        text: ({ curve }: (typeof cells)[number]) => curve.what,
        frameAnchor: 'top-left',
        dy: -14,
        fontWeight: 600,
      }),
    ],
  });
  return chart.outerHTML;
}
