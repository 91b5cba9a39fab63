import type { Catalogue } from '@faena/shared/language';
import { en } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The companies of an installation, for its administrators. */
export const allCompaniesTexts = {
  title: en(words.manageCompanies),
  archives: en('Deleted companies', { es: 'Empresas eliminadas' }),
  loading: en('Loading companies...', { es: 'Cargando empresas...' }),
  failed: en('The companies could not be loaded.', { es: 'No se pudieron cargar las empresas.' }),
  safe: en(words.unchanged),
  filters: {
    label: en(words.filters),
    name: en(words.name),
    creator: en('Creator', { es: 'Creador' }),
    creatorHint: en('Exact username', { es: 'Usuario exacto' }),
    date: en('Creation date', { es: 'Fecha de creación' }),
    clear: en(words.clearFilters),
  },
  columns: {
    name: en(words.name),
    creator: en('Creator', { es: 'Creador' }),
    line: en(words.lineOfBusiness),
    created: en('Created', { es: 'Creada' }),
  },
  actions: en(words.actions),
  remove: en(phrases.removeNamed),
  empty: en(words.noCompanies),
  emptyHint: en('Managers register them in their own area.', {
    es: 'Los gestores las registran en su propia área.',
  }),
  handOver: {
    of: en((name: string) => `Hand over ${name}`, { es: (name) => `Traspasar ${name}` }),
    title: en((name: string) => `Hand over ${name}`, { es: (name) => `Traspasar ${name}` }),
    consequence: en(
      'Its projects, employees and time records go with it. The present owner leaves its projects and sees nothing of it any more.',
      {
        es: 'Sus proyectos, empleados y registros de tiempo van con ella. Quien la tiene ahora sale de sus proyectos y ya no ve nada de ella.',
      },
    ),
    present: en((username: string) => `Present owner: ${username}`, {
      es: (username) => `Dueño actual: ${username}`,
    }),
    owner: en('New owner', { es: 'Nuevo dueño' }),
    choose: en('Choose a manager', { es: 'Elegir gestor' }),
    nobody: en('There is no other manager yet: create one under Users.', {
      es: 'Todavía no hay otro gestor: se crea en Usuarios.',
    }),
    listFailed: en('The managers could not be loaded.', { es: 'No se pudieron cargar los gestores.' }),
    cancel: en(words.cancel),
    save: en('Hand over', { es: 'Traspasar' }),
    saving: en(words.saving),
    done: en((name: string, owner: string) => `${name} belongs to ${owner} now.`, {
      es: (name, owner) => `${name} es ahora de ${owner}.`,
    }),
    failed: en('The company could not be handed over. Nothing was changed.', {
      es: 'No se pudo traspasar la empresa. Nada ha cambiado.',
    }),
  },
  noMatch: en('No company matches these filters.', { es: 'Ninguna empresa cumple estos filtros.' }),
} satisfies Catalogue;
