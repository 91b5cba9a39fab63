import { screen, within } from '@testing-library/react';

/** The list of projects beside the current one. */
export const projectSidebar = () => within(screen.getByRole('complementary', { name: 'Proyectos' }));

export const projectLink = (name: string) => projectSidebar().findByRole('link', { name });

/** The listed names, from top to bottom. */
export const projectTitles = () =>
  projectSidebar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Back to Tasks');
