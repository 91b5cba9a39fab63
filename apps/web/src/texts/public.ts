/** Texts of the public pages outside of signing in (spec, section 2 *Public*). */
export const publicTexts = {
  name: 'Faena',
  footer: {
    label: 'Sobre Faena',
    links: [
      { to: '/about', label: 'Acerca de' },
      { to: '/contact', label: 'Contacto' },
      { to: '/privacy', label: 'Privacidad' },
    ],
  },
  landing: {
    windowTitle: 'Faena · Varias empresas, un solo lugar de trabajo',
    navigation: 'Principal',
    logIn: 'Log In',
    signUp: 'Sign Up',
    subscribe: 'Subscribe',
    subscribeTo: (plan: string) => `Subscribe: ${plan}`,
    home: 'Ir a mi inicio',
    plansLink: 'Planes',
    title: ['Varias empresas.', 'Un solo lugar de trabajo.'],
    lead: 'Faena es la plataforma todo en uno para gestionar cualquier tipo de trabajo: proyectos, tareas, personas, horas y planilla de cada empresa, sin mezclar nada.',
    boardAlt:
      'El tablero de un proyecto: cinco columnas, de Backlog a Done, con tarjetas que muestran prioridad, fecha y personas.',
    beyondTitle: 'Lo que una hoja de cálculo no hace',
    beyond: [
      {
        title: 'Varias empresas a la vez',
        text: 'Cada empresa tiene sus proyectos, su gente y su planilla. Pasar de una a otra es un clic, y lo de una nunca aparece en la otra.',
      },
      {
        title: 'Horas que se cuentan solas',
        text: 'El reloj de cada persona corre mientras trabaja con la sesión abierta. Se detiene al salir, tras quince minutos sin actividad o, si se va la luz, en la última señal.',
      },
      {
        title: 'Una planilla al centavo',
        text: 'Cada registro guarda su costo junto a la tarifa con que se calculó. Los días, las semanas y los meses suman exactamente lo mismo.',
      },
    ],
    payrollTitle: 'Cuánto se trabajó, cuánto se paga',
    payrollText:
      'La tarifa, las horas y el total de cada persona, con su historial por día, semana o mes. Sin fórmulas que alguien pueda borrar.',
    payrollAlt:
      'La planilla de una empresa: la lista de empleados y, de uno de ellos, tarifa, horas, total e historial.',
    plansTitle: 'Planes',
    plansLead: 'La cuenta se crea en un minuto; la suscripción la activa después el administrador.',
    plansLoading: 'Cargando planes…',
    plansEmpty: 'Todavía no hay planes publicados. La cuenta se puede crear desde ahora.',
    plansFailed: 'No se pudieron cargar los planes. La cuenta se puede crear igualmente.',
    retry: 'Reintentar',
  },
  about: {
    title: 'Acerca de Faena',
    paragraphs: [
      'Faena es un lugar de trabajo para quien lleva varias empresas pequeñas: proyectos, tareas, personas, horas y planilla, cada empresa por su lado y todas con la misma cuenta.',
      'La gestión crea las empresas, los proyectos y los empleados. Cada empleado ve lo suyo: los proyectos en los que está, sus tareas y su tiempo. La administración cuida las cuentas, los giros de negocio y las suscripciones.',
      'Las horas se registran mientras la sesión está abierta y se pagan con la tarifa vigente al cerrarse cada registro. Lo ya calculado no cambia cuando cambia la tarifa.',
    ],
  },
  contact: {
    title: 'Contacto',
    paragraphs: [
      'Para recuperar el acceso basta el nombre de usuario: la página de inicio de sesión ofrece «Forgot password?».',
      'Para cambiar de empresa, corregir horas o revisar la planilla, la persona indicada es quien gestiona la empresa.',
      'Para suscripciones, roles o una cuenta que ya no debe existir, la persona indicada es quien administra esta instalación de Faena.',
    ],
  },
  privacy: {
    title: 'Privacidad',
    paragraphs: [
      'Faena guarda lo que hace falta para trabajar: nombre, usuario, correo, teléfono y foto si se dan; las empresas, los proyectos y las tareas; y de cada empleado el inicio, el fin y el costo de sus horas.',
      'Las contraseñas no se guardan: se guarda una huella de la que no se pueden recuperar. Nadie las ve, tampoco la administración.',
      'Cada empresa ve solo lo suyo. Un empleado ve los proyectos en los que está y su propio tiempo; quien gestiona la empresa ve las horas y los totales de su gente.',
      'En el navegador se guarda la sesión y, en una cookie, el tema claro u oscuro. Al salir se borra todo menos el tema. No hay publicidad, ni medición de terceros, ni datos enviados a otros.',
    ],
  },
  plain: { home: 'Volver al inicio' },
} as const;
