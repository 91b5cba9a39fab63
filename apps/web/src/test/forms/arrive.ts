import { type RouteOptions, renderRoute, screen, type Visit } from '@/test/index.ts';

/** Opens a screen coming from another one, which the back button leads to. */
export async function arrive(path: string, options: RouteOptions): Promise<Visit> {
  const visit = await renderRoute('/about', options);
  await visit.goTo(path);
  return visit;
}

/** Presses the button of this name, once it is there. */
export async function press({ user }: Visit, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}
