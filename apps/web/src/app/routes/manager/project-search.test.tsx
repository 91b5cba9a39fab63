import { describe, expect, it } from 'vitest';
import { FakeBusiness, projectLink, projectTitles, screen, stopClock } from '@/test/index.ts';

const button = (name: string) => screen.findByRole('button', { name });
const two = () => new FakeBusiness({ projects: [{ name: 'Bodega' }, { name: 'Techo' }] });

describe('the search for projects (PROJECT-8)', () => {
  it('sends one request half a second after the last key, and restores the whole list when it is cleared', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Ampliación del Café' }, { name: 'Bodega' }] });
    const clock = stopClock();
    const { user, api } = await own.open('/projects');
    await projectLink('Bodega');
    const box = screen.getByRole('searchbox', { name: 'Buscar proyecto' });
    const searches = () => api.calls('project', 'search').map(({ query }) => query.search);
    await user.type(box, 'cafe');
    await clock.pass(499);
    expect(searches()).toEqual([]);
    await clock.pass(1);
    expect(searches()).toEqual(['cafe']);
    expect(projectTitles()).toEqual(['Ampliación del Café']);

    await user.click(await button('Borrar la búsqueda'));
    await clock.pass(500);
    expect(projectTitles()).toEqual(['Ampliación del Café', 'Bodega']);
    expect(box).toHaveFocus();
    expect(searches()).toHaveLength(1);
  });

  it('says when nothing matches, and names the typed text', async () => {
    const { user } = await two().open('/projects');
    await projectLink('Bodega');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar proyecto' }), 'puente (*');
    expect(await screen.findByText('No hay proyectos que coincidan con "puente (*".')).toBeVisible();
  });
});
