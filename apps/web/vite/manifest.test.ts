import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

const PUBLIC = new URL('../public/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8'));

/** Width and height, which a PNG states after its signature and the name of its first chunk. */
function sizeOf(src: string): string {
  const png = readFileSync(new URL(`.${src}`, PUBLIC));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('the manifest names pictures that are there, in the stated sizes (PHONE-1)', () => {
  const shortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons);
  const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots, ...shortcuts];
  for (const { src, sizes } of pictures) expect(sizeOf(src), src).toBe(sizes);
  const icons = manifest.icons.map(({ sizes, purpose = 'any' }: Picture) => `${purpose} ${sizes}`);
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512']);
});

it('has shortcuts to Entrada and Salida within its scope, each with an icon and an English name (PHONE-30)', () => {
  const shown = manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => `${name} ${url}`);
  expect(shown.slice(0, 2)).toEqual(['Entrada /employee#entrada', 'Salida /employee#salida']);
  for (const { url, icons, name_localized } of manifest.shortcuts) {
    expect(url.startsWith(manifest.scope)).toBe(true);
    expect(icons).toHaveLength(1);
    expect(name_localized.en).toMatch(/^[A-Z]/);
  }
  expect(manifest.id).toBe('/start');
});

it('the page names the manifest and the icon of iOS (PHONE-1)', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(sizeOf(icon)).toBe('180x180');
});
