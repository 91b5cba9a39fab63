import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The screen of somebody who marks for others (CREW-6). */
export const crewTexts = {
  title: es('Cuadrilla', { en: 'Crew' }),
  description: es('Cada marca lleva el nombre de quien la hizo, también sin señal.', {
    en: 'Each press names who made it, also without a signal.',
  }),
  loading: es('Cargando la cuadrilla...', { en: 'Loading the crew...' }),
  failed: es('Error al cargar la cuadrilla.', { en: 'Error loading the crew.' }),
  safe: es('Las marcas de este teléfono se conservan y se envían solas.', {
    en: 'The presses on this phone are kept and sent by themselves.',
  }),
  none: es('En ningún proyecto se puede marcar a otros desde esta cuenta.', {
    en: 'This account can clock nobody else in, in any project.',
  }),
  noneHint: es('Quien dirige el proyecto da ese permiso en la pestaña Usuarios.', {
    en: 'The owner of the project gives that right on its tab Users.',
  }),
  nobody: es('No hay nadie más en este proyecto.', { en: 'There is nobody else in this project.' }),
  project: es('Proyecto', { en: 'Project' }),
  inside: es((present: number, all: number) => `${present} de ${all} trabajando`, {
    en: (present, all) => `${present} of ${all} at work`,
  }),
  since: es((time: string) => `Trabaja desde ${time}`, { en: (time) => `At work since ${time}` }),
  elsewhere: es((time: string, project: string) => `Trabaja desde ${time} en ${project}`, {
    en: (time, project) => `At work since ${time} on ${project}`,
  }),
  out: es('Fuera', { en: 'Out' }),
  press: {
    in: es('Entrada', { en: 'Clock in' }),
    pause: es('Almuerzo', { en: 'Break' }),
    out: es('Salida', { en: 'Clock out' }),
  },
  /** The number of ticked people. */
  ticked: es((count: number) => (count === 1 ? '1 persona' : `${count} personas`), {
    en: (count) => (count === 1 ? '1 person' : `${count} people`),
  }),
  marked: es((count: number, pressed: string) => `${count} marcas: ${pressed}`, {
    en: (count, pressed) => `${count} presses: ${pressed}`,
  }),
  storeless: es('Este navegador no guarda marcas, así que no puede marcar a otros.', {
    en: 'This browser keeps no presses, so it can clock nobody else in.',
  }),
  notStored: es('La marca no se guardó. Este teléfono no tiene espacio.', {
    en: 'The press was not kept. This phone has no room.',
  }),
} satisfies Catalogue;
