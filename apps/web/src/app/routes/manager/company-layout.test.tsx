import { ACTIVE_COMPANY_POLL_MS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import {
  anotherTabStores,
  banner,
  company,
  FakeBusiness,
  newId,
  screen,
  setViewport,
  stopClock,
  waitFor,
  within,
} from '@/test/index.ts';

const stored = (key: string) => localStorage.getItem(key);

describe('the area of a company (COMPANY-12)', () => {
  it('names its company and has Return Home to /home', async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open(`/company/${own.company._id}`);
    await screen.findByText('You are in:');
    expect(banner()).toHaveTextContent(`You are in: ${own.company.name}`);
    await user.click(screen.getByRole('link', { name: 'Return Home' }));
    await waitFor(() => expect(path()).toBe('/home'));
  });

  it('has the entries Overview, Hoy, Projects, Employees, Planilla, Todo and Calendar', async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open(`/company/${own.company._id}`);
    const sidebar = within(await screen.findByRole('navigation', { name: 'Empresa' }));
    const entries = [
      ['Overview', `/company/${own.company._id}`],
      ['Hoy', '/hoy'],
      ['Projects', '/projects'],
      ['Employees', '/employees'],
      ['Planilla', '/planilla'],
      ['Todo', '/todo'],
      ['Calendar', '/team'],
    ] as const;
    expect(sidebar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      entries.map(([label]) => label),
    );
    for (const [label, address] of entries) {
      await user.click(sidebar.getByRole('link', { name: label }));
      await waitFor(() => expect(path().split('?')[0]).toBe(address));
      expect(sidebar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
      expect(banner()).toHaveTextContent(own.company.name);
    }
  });

  it('remembers whether the sidebar is open', async () => {
    const own = new FakeBusiness();
    const { user, goTo } = await own.open('/todo');
    await user.click(await screen.findByRole('button', { name: 'Contraer el panel' }));
    expect(stored('sidebarOpen')).toBe('false');
    await goTo('/home');
    await goTo('/todo');
    expect(await screen.findByRole('button', { name: 'Expandir el panel' })).toBeVisible();
  });

  it('begins folded on a narrow screen, until a person chooses otherwise', async () => {
    setViewport({ width: 800 });
    const own = new FakeBusiness();
    const { user } = await own.open('/todo');
    await user.click(await screen.findByRole('button', { name: 'Expandir el panel' }));
    expect(await screen.findByRole('button', { name: 'Contraer el panel' })).toBeVisible();
    expect(stored('sidebarOpen')).toBe('true');
  });

  it('remembers the last visited route with its query', async () => {
    const own = new FakeBusiness();
    const { goTo } = await own.open('/todo');
    await waitFor(() => expect(stored('lastVisitedRoute')).toBe('/todo'));
    await goTo('/planilla?periodo=week&fecha=2026-11-16');
    await waitFor(() => expect(stored('lastVisitedRoute')).toBe('/planilla?periodo=week&fecha=2026-11-16'));
  });
});

describe('the active company (COMPANY-12)', () => {
  it('is the opened one, and none after a logout', async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open(`/company/${own.company._id}`, { active: null });
    await waitFor(() => expect(stored('activeCompanyId')).toBe(own.company._id));
    expect(stored('activeCompany')).toBe(own.company.name);
    await user.click(screen.getByRole('button', { name: /^Account menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(stored('activeCompanyId')).toBeNull();
    expect(stored('activeCompany')).toBeNull();
  });

  it('is followed by the dashboard within a second (COMPANY-12)', async () => {
    const own = new FakeBusiness({ companies: [company({ name: 'Una' }), company({ name: 'Otra' })] });
    const clock = stopClock();
    const { path } = await own.open(`/company/${own.company._id}`);
    await clock.pass(0);
    const title = () => screen.getByRole('heading', { level: 1 });
    expect(title()).toHaveTextContent('Welcome back, Una!');
    const other = own.companies[1]?._id ?? '';
    // Another script of the tab stores it; no event reports that, and only the poll sees it.
    localStorage.setItem('activeCompanyId', other);
    expect(title()).toHaveTextContent('Welcome back, Una!');
    await clock.pass(1_000);
    expect(title()).toHaveTextContent('Welcome back, Otra!');
    expect(path()).toBe(`/company/${other}`);
    expect(banner()).toHaveTextContent('Otra');
  });

  it('is that of the tab also where the value of another tab is there before the browser reports it (COMPANY-12)', async () => {
    const [una, otra] = [company({ name: 'Una' }), company({ name: 'Otra' })];
    const own = new FakeBusiness({ companies: [una, otra] });
    const clock = stopClock();
    const { path } = await own.open(`/company/${una._id}`);
    await clock.pass(0);
    localStorage.setItem('activeCompanyId', otra._id);
    await clock.pass(ACTIVE_COMPANY_POLL_MS);
    await anotherTabStores({ activeCompanyId: otra._id });
    await clock.pass(1_000);
    expect(path()).toBe(`/company/${una._id}`);
  });

  it('is that of the tab: the company of another tab changes nothing here, even after a reload', async () => {
    const [una, otra] = [company({ name: 'Una' }), company({ name: 'Otra' })];
    const own = new FakeBusiness({
      companies: [una, otra],
      projects: [{ name: 'Techo', company_id: una._id }],
    });
    const clock = stopClock();
    const { path, goTo, user } = await own.open(`/company/${una._id}`);
    await clock.pass(0);
    await user.click(screen.getByRole('link', { name: /Techo/ }));
    const project = own.projects[0]?._id ?? '';
    await waitFor(() => expect(path()).toBe(`/projects?company=${una._id}`));
    const opened = { activeCompany: 'Otra', activeCompanyId: otra._id, current_project: 'another' };
    await anotherTabStores(opened);
    await clock.pass(1_000);
    expect(await screen.findByRole('heading', { level: 1, name: 'Techo' })).toBeVisible();
    for (const address of ['/employees', `/company/${una._id}`, '/projects']) {
      await goTo(address);
      await clock.pass(1_000);
      expect(path().split('?')[0]).toBe(address);
      expect(banner()).toHaveTextContent('You are in: Una');
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Techo' })).toBeVisible();
    // Local storage has the last choice, for the next tab.
    expect(stored('activeCompanyId')).toBe(otra._id);
    expect(sessionStorage.getItem('current_project')).toBe(project);
  });

  it('is not taken over by another person who signs in in the same tab', async () => {
    const own = new FakeBusiness();
    sessionStorage.setItem('chosenBy', 'somebody else');
    sessionStorage.setItem('activeCompanyId', newId());
    await own.open('/todo');
    await waitFor(() => expect(banner()).toHaveTextContent(`You are in: ${own.company.name}`));
  });

  it('is that of a project that is opened by a link', async () => {
    const other = company({ name: 'Otra' });
    const own = new FakeBusiness({
      companies: [company({ name: 'Una' }), other],
      projects: [{ name: 'Techo', company_id: other._id }],
    });
    const project = own.projects[0]?._id ?? '';
    setViewport({ width: 1920 });
    await own.open(`/projects/${project}`);
    await waitFor(() => expect(banner()).toHaveTextContent('Otra'));
    expect(screen.getByRole('complementary', { name: 'Proyectos' })).toHaveTextContent('Otra');
    expect(stored('activeCompanyId')).toBe(other._id);
    expect(stored('current_project')).toBe(project);
  });

  it('is none after it was deleted elsewhere', async () => {
    const own = new FakeBusiness();
    const gone = company({ name: 'Borrada' });
    await own.open('/todo', { active: gone });
    await waitFor(() => expect(stored('activeCompanyId')).toBeNull());
    expect(banner()).not.toHaveTextContent('Borrada');
  });

  it('has its new name after it was renamed elsewhere', async () => {
    const own = new FakeBusiness();
    const { _id } = own.company;
    own.companies = [{ ...own.company, name: 'Nombre nuevo' }];
    await own.open('/todo', { active: company({ _id, name: 'Nombre viejo' }) });
    await waitFor(() => expect(banner()).toHaveTextContent('You are in: Nombre nuevo'));
    expect(stored('activeCompany')).toBe('Nombre nuevo');
  });
});
