import { screen, type Visit, within } from '@/test/index.ts';

/** Somewhere one can type, on a screen. */
export interface OpenForm {
  readonly visit: Visit;
  /** A field of it, in which `typed` is a change. */
  readonly field: HTMLElement;
}

/** A window with a form, and the way to it. */
export interface FormWindow {
  readonly file: string;
  /** Leads to the screen that it opens from. */
  readonly arrive: () => Promise<Visit>;
  /** The menu in which its button is, if it is in one. */
  readonly menu?: string;
  /** The name of its button, its own, and the label of a field. */
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
