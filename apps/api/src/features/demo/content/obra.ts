import type { DemoEmployee, DemoProject } from './shapes.ts';

/** The person who marks those of the crew who have no phone. */
export const FOREMAN = 'cboj';

/** The people of the crew who mark on a phone of their own. */
export const OWN_PHONES: readonly string[] = ['dixcoy', 'jtahay', 'elux'];

/** A foreman and a crew of eight. */
export const CREW: readonly DemoEmployee[] = (
  [
    [FOREMAN, 'Catarino Boj Ixcot', '+502 5219 4470', 9.25],
    ['dixcoy', 'Domingo Ixcoy Tum', '+502 4633 1208', 6.1],
    ['jtahay', 'Juana Tahay Sontay', '+502 5077 9316', 6.1],
    ['elux', 'Efraín Lux Ramos', '+502 3381 5542', 5.6],
    ['mguarchaj', 'Manuel Guarchaj', '+502 4702 6637', 5.6],
    ['ptzoc', 'Pedro Tzoc Velásquez', '+502 5866 0291', 6.75],
    ['rlopez', 'Ramiro López Yac', '+502 4190 7785', 5.6],
    ['fcoyoy', 'Félix Coyoy', '+502 3259 8814', 5.2],
    ['ssacalxot', 'Santos Sacalxot', '+502 5644 3029', 5.2],
  ] as const
).map(([username, fullname, phone, hourlyRate]) => ({
  username,
  fullname,
  phone,
  hourlyRate,
  company: 'obra',
}));

/** People who forgot their Salida on the last day: one on their own phone, one marked by the foreman (MARK-22). */
export const FORGOT: readonly string[] = ['elux', 'mguarchaj'];

/** Somebody who says that they were not there on a day when the foreman marked them (CREW-5). */
export const CONTRADICTED = { username: 'ssacalxot', workdaysAgo: 3 };

/** The workdays, counted back from the last one, without a signal at the site; marks arrive the next morning. */
export const WITHOUT_SIGNAL: readonly number[] = [4, 5];

/** A phone whose clock is three hours ahead. */
export const AHEAD = { username: 'jtahay', hours: 3 };

export const BODEGA: DemoProject = {
  company: 'obra',
  name: 'Bodega El Trébol, obra gris',
  type: 'Obra gris',
  description: 'Nave de 600 m² con oficina. El maestro de obra marca a quienes no tienen teléfono.',
  status: 'Activo',
  start: -16,
  end: 60,
  members: CREW.map(({ username }) => username),
  tasks: [
    {
      title: 'Cotizar lámina para la cubierta',
      status: 'Backlog',
      priority: 'Low',
      tags: ['compras'],
      hours: 4,
      due: 21,
    },
    {
      title: 'Armar columnas del eje B',
      status: 'To do',
      priority: 'High',
      tags: ['acero'],
      hours: 36,
      due: 5,
      who: ['ptzoc', 'rlopez'],
    },
    {
      title: 'Fundir zapatas de los ejes 1 a 4',
      status: 'Doing',
      priority: 'High',
      tags: ['concreto'],
      hours: 40,
      due: 2,
      who: [FOREMAN, 'dixcoy', 'fcoyoy'],
      steps: ['Nivelar', 'Armar', 'Fundir', 'Curar'],
      stepsDone: 2,
    },
    {
      title: 'Revisar niveles de la plataforma',
      status: 'Testing',
      priority: 'Medium',
      tags: ['topografía'],
      hours: 6,
      due: 1,
      who: ['jtahay'],
    },
    {
      title: 'Trazo y excavación',
      status: 'Done',
      priority: 'Medium',
      tags: ['terracería'],
      hours: 60,
      due: -6,
      who: ['elux', 'mguarchaj', 'ssacalxot'],
    },
  ],
};
