import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TOKEN = /--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/g;
const tokens = new Map([...css.matchAll(TOKEN)].map(([, name, light, dark]) => [name, { light, dark }]));

const STATUSES = ['backlog', 'todo', 'doing', 'testing', 'done'];
const TONES = ['accent', 'ok', 'warn', 'danger'];

/** Texts and their grounds. */
const TEXT: [text: string, ground: string][] = [
  ...['paper', 'surface', 'sunken', 'hover'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ...TONES.flatMap((tone): [string, string][] => [
    [tone, 'paper'],
    [tone, 'surface'],
    [tone, `${tone}-tint`],
  ]),
  ...STATUSES.map((status): [string, string] => [`${status}-ink`, `${status}-tint`]),
  ['paper', 'ink'],
  ['paper', 'danger'],
];

describe.each(['light', 'dark'] as const)('colours in the %s theme (WCAG 2.2 AA)', (theme) => {
  it.each(TEXT)('%s on %s has 4.5:1', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface', 'sunken'])('the edge of a field on %s has 3:1', (ground) => {
    expect(contrast(colour('edge', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  return value;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
