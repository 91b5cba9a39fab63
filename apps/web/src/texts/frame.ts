import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';
import { words } from './words.ts';

/** The frame around the screens, and the page in place of one that cannot be shown. */
export const frameTexts = {
  skip: es('Saltar al contenido', { en: 'Skip to the content' }),
  theme: es(words.theme),
  panel: {
    open: es('Abrir el panel', { en: 'Open the panel' }),
    collapse: es('Contraer el panel', { en: 'Collapse the panel' }),
    expand: es('Expandir el panel', { en: 'Expand the panel' }),
  },
  footer: {
    label: es('Sobre Faena', { en: 'About Faena' }),
    about: es('Acerca de', { en: 'About' }),
    contact: es('Contacto', { en: 'Contact' }),
    privacy: es('Privacidad', { en: 'Privacy' }),
  },
  /** A page of text leads back. */
  home: es(words.backToStart),
  notFound: {
    title: es('Página no encontrada', { en: 'Page not found' }),
    lead: es('Esta dirección no lleva a ninguna parte, o lo que había ya no está.', {
      en: 'This address leads nowhere, or what was there is gone.',
    }),
  },
  broken: {
    windowTitle: es('No se pudo abrir la página', { en: 'The page could not be opened' }),
    title: es('No se pudo abrir esta página.', { en: 'This page could not be opened.' }),
    safe: es(
      'Lo que estaba guardado sigue guardado. Lo que se estaba escribiendo en esta página puede faltar.',
      { en: 'What was saved stays saved. What was being written on this page may be missing.' },
    ),
    opensLater: es('Se abre sola en cuanto vuelva la conexión.', {
      en: 'It opens by itself as soon as the connection is back.',
    }),
    start: es('Ir al inicio', { en: 'Go to the start' }),
  },
} satisfies Catalogue;
