import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';

/** The public pages of text. */
export const pageTexts = {
  about: {
    title: es('Acerca de Faena', { en: 'About Faena' }),
    paragraphs: [
      es(
        'Faena es un lugar de trabajo para quien lleva varias empresas pequeñas: proyectos, tareas, personas, horas y planilla, cada empresa por su lado y todas con la misma cuenta.',
        {
          en: 'Faena is a place to work for whoever runs several small companies: projects, tasks, people, hours and payroll, each company on its own and all with the same account.',
        },
      ),
      es(
        'La gestión crea las empresas, los proyectos y los empleados. Cada empleado ve lo suyo: los proyectos en los que está, sus tareas y su tiempo. La administración cuida las cuentas, los giros de negocio y las suscripciones.',
        {
          en: 'Managers create the companies, the projects and the employees. Each employee sees what is theirs: the projects they are in, their tasks and their time. Administrators look after the accounts, the lines of business and the subscriptions.',
        },
      ),
      es(
        'Las horas se registran mientras la sesión está abierta y se pagan con la tarifa vigente al cerrarse cada registro. Lo ya calculado no cambia cuando cambia la tarifa.',
        {
          en: 'Hours are recorded while the session is open, and are paid at the rate in force when each record closes. What was worked out does not change when the rate does.',
        },
      ),
    ],
  },
  contact: {
    title: es('Contacto', { en: 'Contact' }),
    paragraphs: [
      original(
        'Para recuperar el acceso basta el nombre de usuario: la página de inicio de sesión ofrece «Forgot password?».',
        {
          es: 'Para recuperar el acceso basta el nombre de usuario: la página de inicio de sesión ofrece «Contraseña olvidada».',
          en: 'To get access back the username is enough: the login page offers “Forgot password?”.',
        },
      ),
      es(
        'Para cambiar de empresa, corregir horas o revisar la planilla, la persona indicada es quien gestiona la empresa.',
        {
          en: 'To move to another company, correct hours or check the payroll, the right person is whoever manages the company.',
        },
      ),
      es(
        'Para suscripciones, roles o una cuenta que ya no debe existir, la persona indicada es quien administra esta instalación de Faena.',
        {
          en: 'For subscriptions, roles or an account that should not exist any more, the right person is whoever administers this installation of Faena.',
        },
      ),
    ],
  },
  privacy: {
    title: es('Privacidad', { en: 'Privacy' }),
    paragraphs: [
      es(
        'Faena guarda lo que hace falta para trabajar: nombre, usuario, correo, teléfono y foto si se dan; las empresas, los proyectos y las tareas; y de cada empleado el inicio, el fin y el costo de sus horas.',
        {
          en: 'Faena keeps what working takes: name, username, email, and phone and picture where given; the companies, the projects and the tasks; and of each employee the start, the end and the cost of their hours.',
        },
      ),
      es(
        'Las contraseñas no se guardan: se guarda una huella de la que no se pueden recuperar. Nadie las ve, tampoco la administración.',
        {
          en: 'Passwords are not kept: a fingerprint is, from which they cannot be recovered. Nobody sees them, not even the administrators.',
        },
      ),
      es(
        'Cada empresa ve solo lo suyo. Un empleado ve los proyectos en los que está y su propio tiempo; quien gestiona la empresa ve las horas y los totales de su gente.',
        {
          en: 'Each company sees only what is its own. An employee sees the projects they are in and their own time; whoever manages the company sees the hours and totals of its people.',
        },
      ),
      es(
        'En el navegador se guarda la sesión y, en cookies, el tema claro u oscuro, el idioma y cómo se ve el tablero. Al salir se borra todo lo demás. No hay publicidad, ni medición de terceros, ni datos enviados a otros.',
        {
          en: 'The browser keeps the session and, in cookies, the light or dark theme, the language and the look of the board. Logging out clears everything else. There is no advertising, no measuring by third parties, and no data is sent to others.',
        },
      ),
    ],
  },
} satisfies Catalogue;
