import { screen, type Visit, within } from '@/test/index.ts';

/** A form on a screen. */
export interface OpenForm {
  readonly visit: Visit;
  /** A field of the form; `typed` changes its value. */
  readonly field: HTMLElement;
}

/** A window with a form, and the way to it. */
export interface FormWindow {
  readonly file: string;
  /** Opens the screen with its button. */
  readonly arrive: () => Promise<Visit>;
  /** The menu with its button, if it is in one. */
  readonly menu?: string;
  /** The names of its button, of the window, and of a field. */
  readonly opener: string | RegExp;
  readonly title: string;
  readonly label: string | RegExp;
}

export async function openWindow(
  { menu, opener, title, label }: FormWindow,
  visit: Visit,
): Promise<OpenForm> {
  if (menu) await visit.user.click(await screen.findByRole('button', { name: menu }));
  const [first] = await screen.findAllByRole(menu ? 'menuitem' : 'button', { name: opener });
  await visit.user.click(first as HTMLElement);
  const window = await screen.findByRole('dialog', { name: title });
  return { visit, field: await within(window).findByLabelText(label) };
}
