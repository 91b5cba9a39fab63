import type { Catalogue } from '@faena/shared/language';
import { alike, en, es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Companies in the manager and admin areas. */
export const companyTexts = {
  uncategorized: en('Uncategorized', { es: 'Sin giro' }),
  home: {
    title: original((fullname: string) => `Bienvenido, ${fullname}`, {
      es: (fullname) => `Hola, ${fullname}`,
      en: (fullname) => `Welcome, ${fullname}`,
    }),
    companies: en(words.companies),
    lead: es('Elegir una empresa para abrir su tablero.', { en: 'Choose a company to open its dashboard.' }),
    lineOfBusiness: en(words.lineOfBusiness),
    empty: en(words.noCompanies),
    emptyHint: es('Con una empresa registrada se pueden crear proyectos y empleados.', {
      en: 'With a company registered, projects and employees can be created.',
    }),
    register: en('Register New Company', { es: 'Registrar nueva empresa' }),
    loading: es('Cargando empresas...', { en: 'Loading companies...' }),
    failed: es('No se pudieron cargar las empresas.', { en: 'The companies could not be loaded.' }),
    safe: es(words.safe),
  },
  panel: {
    title: en('Dashboard', { es: 'Panel' }),
    companies: en(words.companies),
    home: en(words.home),
    manage: en(words.manageCompanies),
    all: en((count: number) => `All ${count} companies`, { es: (count) => `Las ${count} empresas` }),
  },
  menu: {
    all: es('Todas las empresas', { en: 'All companies' }),
    hint: es('Cambiar de empresa', { en: 'Change company' }),
    outOfReach: es('Esa empresa no existe o no está al alcance.', {
      en: 'That company does not exist, or is out of reach.',
    }),
  },
  list: {
    title: en(words.manageCompanies),
    add: en(words.add),
    name: en(words.name),
    actions: en(words.actions),
    edit: en(words.edit),
    remove: en(words.remove),
    of: alike((action: string, name: string) => `${action} ${name}`),
  },
} satisfies Catalogue;
