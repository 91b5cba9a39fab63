import { describe, expect, it } from 'vitest';
import { startSession } from '@/lib/session-events.ts';
import { device, emptyLists, renderRoute, screen, session, within, worker } from '@/test/index.ts';

const radio = (name: string) => screen.getByRole('radio', { name });

describe('/settings (ACCOUNT-5)', () => {
  it('has the theme, at first that of the system, and applies it at once', async () => {
    const { user } = await renderRoute('/settings', { as: 'manager' });
    expect(radio('Sistema')).toBeChecked();
    await user.click(radio('Oscuro'));
    expect(radio('Oscuro')).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.cookie).toContain('theme=dark');
  });

  it('has the view in which tasks are shown at first, and remembers it', async () => {
    const { user } = await renderRoute('/settings', { as: 'manager' });
    await user.click(radio('Tabla'));
    expect(radio('Tabla')).toBeChecked();
    expect(localStorage.getItem('taskViewMode')).toBe('table');
  });

  it('remembers that view over a logout, which clears local storage (SESSION-10)', async () => {
    const { user, me, goTo } = await renderRoute('/settings', { as: 'manager', api: emptyLists() });
    await user.click(radio('Tabla'));
    await user.click(screen.getByRole('button', { name: new RegExp(me.fullname) }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    startSession(session(me));
    await goTo('/settings');
    expect(radio('Tabla')).toBeChecked();
  });
});

describe('the PIN for kiosks (KIOSK-4)', () => {
  it('is set by its person with 4 to 6 digits, and others are refused before they are sent', async () => {
    const own = worker({ marking: 'button' });
    const api = { ...own.api, kiosk: { setPin: () => ({ message: 'PIN set.' }) } };
    const visit = await renderRoute('/settings', { as: own.me, api });
    await visit.user.click(await screen.findByRole('button', { name: 'Poner un PIN nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PIN para tabletas de obra' }));
    const pin = dialog.getByRole('textbox', { name: /^PIN nuevo/ });
    await visit.fill(pin, '123');
    await visit.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Un PIN tiene de 4 a 6 cifras.')).toBeVisible();
    await visit.fill(pin, '2580');
    await visit.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El PIN nuevo ya vale en las tabletas.')).toBeVisible();
    expect(visit.api.calls('kiosk', 'setPin')).toMatchObject([
      { params: { id: own.me._id }, body: { pin: '2580' } },
    ]);
  });
});

describe('the phones that mark for an employee (MARK-11)', () => {
  it('are listed with their last use, and one ends in a press', async () => {
    const own = worker({ marking: 'button' });
    let devices = [device({ name: 'Chrome · Android', own: true }), device({ name: 'Firefox · Windows' })];
    const end = ({ params }: { params: { id: string } }) => {
      devices = devices.filter(({ _id }) => _id !== params.id);
      return { message: 'Device ended.' };
    };
    const api = { ...own.api, device: { ...own.api.device, ofPerson: () => devices, end } };
    const { user } = await renderRoute('/settings', { as: own.me, api });
    const list = within(await screen.findByRole('region', { name: 'Teléfonos que marcan' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('Propio')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Quitar: Firefox · Windows' }));
    expect(await screen.findByText(/^Se quitó\./)).toBeVisible();
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
  });

  it('are no list of a manager', async () => {
    await renderRoute('/settings', { as: 'manager' });
    expect(screen.queryByRole('region', { name: 'Teléfonos que marcan' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'PIN para tabletas de obra' })).toBeNull();
  });
});
