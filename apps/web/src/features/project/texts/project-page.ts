import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The project page. */
export const projectPageTexts = {
  none: es('No hay proyecto seleccionado', { en: 'No project is selected' }),
  noneToManage: original('Selecciona un proyecto para gestionar usuarios.', {
    es: 'Para gestionar usuarios hace falta elegir un proyecto.',
    en: 'Select a project to manage its users.',
  }),
  noneHint: es('Los proyectos de la empresa están en la lista.', {
    en: 'The projects of the company are in the list.',
  }),
  noCompany: es('No hay ninguna empresa elegida, y los proyectos son de una empresa.', {
    en: 'No company is chosen, and projects belong to one.',
  }),
  chooseCompany: es('Ir a las empresas', { en: 'Go to the companies' }),
  title: es(words.project),
  start: es(words.start),
  end: es(words.end),
  type: es('Tipo', { en: 'Type' }),
  loading: es('Cargando proyecto...', { en: 'Loading project...' }),
  failed: es('Ocurrió un error al cargar el proyecto.', {
    en: 'An error occurred while loading the project.',
  }),
  safe: es('Sus tareas están a salvo; solo falló la consulta.', {
    en: 'Its tasks are safe; only loading it failed.',
  }),
  companyFailed: es(
    'No se pudo cargar la empresa: las fechas se muestran en la zona horaria de este dispositivo.',
    {
      en: "The company could not be loaded: dates are shown in this device's time zone.",
    },
  ),
  goneUnsaved: es('Este proyecto ya no existe. Lo escrito sigue aquí y se puede copiar.', {
    en: 'This project does not exist any more. What is written here is still there to be copied.',
  }),
  missing: es('Este proyecto ya no existe, o pertenece a otra empresa.', {
    en: 'This project does not exist any more, or belongs to another company.',
  }),
  menu: es('Menú del proyecto', { en: 'Project menu' }),
  tabsLabel: es('Partes del proyecto', { en: 'Parts of the project' }),
  tabs: { tasks: es(words.tasks), users: es(words.users) },
  edit: es('Editar proyecto', { en: 'Edit Project' }),
} satisfies Catalogue;
