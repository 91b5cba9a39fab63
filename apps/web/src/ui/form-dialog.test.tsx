import { describe, expect, it } from 'vitest';
import { type Answers, plan, refuse, renderRoute, screen, stopClock, waitFor, within } from '@/test/index.ts';

/** The window for a new plan, like every window with a form. */
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

type Opened = Awaited<ReturnType<typeof openForm>>;

describe('a window with a form', () => {
  it('sends once, however often it is submitted, and rests until it is answered', async () => {
    const saved = { message: '', subscription: plan() };
    let answer = () => {};
    const { api, dialog, form, name } = await openForm(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(saved);
        }),
    );

    // Both presses come before the first is drawn, like a double click on a busy machine.
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(name).toBeDisabled());
    form.requestSubmit();
    expect(api.calls('plan', 'create')).toHaveLength(1);

    answer();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.calls('plan', 'create')).toHaveLength(1);
  });

  it.each([
    [
      'Cancelar',
      ({ user, dialog }: Opened) => user.click(within(dialog).getByRole('button', { name: 'Cancelar' })),
    ],
    ['Escape', ({ user }: Opened) => user.keyboard('{Escape}')],
    [
      'the cross',
      ({ user, dialog }: Opened) => user.click(within(dialog).getByRole('button', { name: 'Cerrar' })),
    ],
  ])(
    'ends the wait for an answer by %s, reports the state, looks it up and keeps the typed text (NET-2)',
    async (_, leave) => {
      const opened = await openForm(() => new Promise(() => {}));
      const { api, dialog, form, name } = opened;
      form.requestSubmit();
      await waitFor(() => expect(name).toBeDisabled());
      const reads = api.calls('plan', 'list').length;

      await leave(opened);
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(
        /^La espera se canceló antes de la respuesta: no se sabe si el cambio se hizo\./,
      );
      expect(name).toHaveValue('Básico');
      expect(name).toBeEnabled();
      await waitFor(() => expect(api.calls('plan', 'list').length).toBeGreaterThan(reads));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  it('waits for half a minute at most (NET-4)', async () => {
    const clock = stopClock();
    const { dialog, form, name } = await openForm(() => new Promise(() => {}));
    form.requestSubmit();
    await clock.pass(29_000);
    expect(name).toBeDisabled();
    await clock.pass(1_500);
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      /^El servidor no respondió a tiempo: no se sabe si el cambio se hizo\./,
    );
    expect(name).toBeEnabled();
  });

  it('does not wait, once it is saved, for the following reads (NET-4)', async () => {
    const clock = stopClock();
    const { api, dialog, form } = await openForm(() => ({ message: '', subscription: plan() }));
    api.answer({ plan: { list: () => new Promise(() => {}) } });
    form.requestSubmit();
    await clock.pass(3_000);
    expect(dialog).not.toBeInTheDocument();
  });

  it('keeps the typed text when it is refused, and can be sent again', async () => {
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

describe('a field that the server refused (FORM-9)', () => {
  const refusal = refuse('conflict', 'Name taken.', {
    errors: [{ path: 'body.name', message: 'Name taken.', reason: 'line_of_business_exists' }],
  });

  /** The window after the press of its button, and the answer that nothing was saved. */
  async function refused() {
    let answer = () => {};
    const opened = await openForm(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(refusal);
        }),
    );
    opened.form.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
    opened.form.requestSubmit();
    await waitFor(() => expect(opened.name).toBeDisabled());
    answer();
    return opened;
  }

  it('is focused once the form accepts input again', async () => {
    const { name } = await refused();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/./));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeEnabled();
  });

  it('takes the focus from nobody who has gone on', async () => {
    const { user, name, dialog } = await refused();
    await waitFor(() => expect(name).toHaveFocus());
    await user.tab();
    expect(name).not.toHaveFocus();
    const focused = document.activeElement;
    within(dialog).getByRole('button', { name: 'Cancelar' }).toggleAttribute('disabled');
    await Promise.resolve();
    expect(document.activeElement).toBe(focused);
  });
});
