import type { CalendarFeed } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { type Answers, calendar, FakeBusiness, newId, screen, waitFor, within } from '@/test/index.ts';

const feed = (name: string): CalendarFeed => ({
  ...{ _id: newId(), name, companyId: null },
  ...{ createdAt: '2026-11-20T15:00:00.000Z', lastUsedAt: null },
});

/** Opens the list of addresses of a manager. */
async function open(own: NonNullable<Answers['calendarFeed']>) {
  const api = { calendar: { read: () => calendar() }, calendarFeed: own };
  const visit = await new FakeBusiness().open('/team', { api });
  await visit.user.click(await screen.findByRole('button', { name: 'Suscribir' }));
  return visit;
}

describe('the private addresses of the calendar (CAL-17)', () => {
  it('a new one is named, and its address is shown this once', async () => {
    const visit = await open({
      list: () => [],
      make: ({ body: { name } }) => ({ message: '', feed: feed(name), token: 'secreto' }),
    });
    expect(await screen.findByText('Todavía no hay direcciones.')).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: 'Nueva dirección' }));
    const form = await screen.findByRole('dialog', { name: 'Nueva dirección del calendario' });
    await visit.fill(await within(form).findByLabelText('Nombre'), 'Teléfono');
    await visit.user.click(within(form).getByRole('button', { name: 'Crear' }));
    const address = `${window.location.origin}/api/calendar.ics?token=secreto`;
    expect(await screen.findByRole('status', { name: 'Dirección' })).toHaveTextContent(address);
    expect(visit.api.calls('calendarFeed', 'make').map(({ body }) => body.name)).toEqual(['Teléfono']);
    await visit.user.click(screen.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByText(address)).toBeNull());
  });

  it('one is revoked in one press, and leaves the list (CAL-18)', async () => {
    let stored = [feed('Teléfono'), feed('Oficina')];
    const visit = await open({
      list: () => stored,
      revoke: ({ params: { id } }) => {
        stored = stored.filter(({ _id }) => _id !== id);
        return { message: '' };
      },
    });
    await visit.user.click(await screen.findByRole('button', { name: 'Revocar: Teléfono' }));
    await waitFor(() => expect(screen.queryByText('Teléfono')).toBeNull());
    expect(screen.getByText('Oficina')).toBeVisible();
  });
});
