import Bowser from 'bowser';
import type { Device } from './model.ts';

/** The longest text of a browser; patterns are not tried on a longer one. */
const READ_AT_MOST = 400;
const NAMED_AT_MOST = 40;

/** The browser and the system in a `User-Agent`; for another program, its own name. */
export function deviceOf(program: string): Device {
  if (program === '') return { browser: null, system: null };
  const read = program.slice(0, READ_AT_MOST);
  const [itself] = /^(?!Mozilla)[\w.-]+(?=\/)/.exec(read) ?? [];
  const { browser, os } = Bowser.parse(read);
  return { browser: named(browser.name) ?? named(itself), system: named(os.name) };
}

function named(name: string | undefined): string | null {
  return name?.replace(/[^\p{L}\p{N} ._-]/gu, '').slice(0, NAMED_AT_MOST) || null;
}
