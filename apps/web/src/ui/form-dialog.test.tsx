import { describe, expect, it } from 'vitest';
import { type Answers, plan, refuse, renderRoute, screen, waitFor, within } from '@/test/index.ts';

/** The window for a new plan, as every window with a form is made. */
async function openForm(create: NonNullable<NonNullable<Answers['plan']>['create']>) {
  const visit = await renderRoute('/admin/subscriptions', {
    as: 'admin',
    api: { plan: { list: () => [], create } },
  });
  await visit.user.click(
    (await screen.findAllByRole('button', { name: 'Nueva subscripción' }))[0] as Element,
  );
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /^Nombre/ });
  await visit.user.type(name, 'Básico');
  return { ...visit, dialog, name, form: name.closest('form') as HTMLFormElement };
}

describe('a window with a form', () => {
  it('sends once, however often it is submitted, and rests until it is answered', async () => {
    const saved = { message: '', subscription: plan() };
    let answer = () => {};
    const { api, user, dialog, form, name } = await openForm(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(saved);
        }),
    );

    // Both before the first is drawn, as a double click on a busy machine.
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(name).toBeDisabled());
    form.requestSubmit();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    expect(api.calls('plan', 'create')).toHaveLength(1);

    answer();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.calls('plan', 'create')).toHaveLength(1);
  });

  it('stays with what was typed when it is refused, and can be sent again', async () => {
    const { api, dialog, form, name } = await openForm(() => refuse('internal', 'Oops.'));
    form.requestSubmit();
    await waitFor(() => expect(api.calls('plan', 'create')).toHaveLength(1));
    await waitFor(() => expect(name).toBeEnabled());
    expect(name).toHaveValue('Básico');

    form.requestSubmit();
    await waitFor(() => expect(api.calls('plan', 'create')).toHaveLength(2));
    expect(dialog).toBeInTheDocument();
  });
});
