import type { Marking } from '@faena/shared/domain';
import type { CompanyKey } from './shapes.ts';

/** The ending of the group's e-mail addresses; the top-level domain is reserved for examples. */
export const MAIL_DOMAIN = 'xelawa.example';

export const LINES_OF_BUSINESS = [
  'Agroindustria',
  'Comercio',
  'Construcción',
  'Restaurantes',
  'Servicios profesionales',
  'Tecnología',
  'Textiles',
  'Transporte y logística',
];

/** Prices are in quetzales. */
export const PLANS = [
  {
    name: 'Básico',
    description: 'Una empresa y hasta 5 personas: proyectos, tablero de tareas y registro de tiempo.',
    price: 149,
  },
  {
    name: 'Profesional',
    description: 'Hasta 3 empresas y 25 personas, con planilla e historial de horas.',
    price: 399,
  },
  {
    name: 'Grupo',
    description: 'Todas las empresas y personas del grupo, con acompañamiento para comenzar.',
    price: 899.5,
  },
];

export const COMPANIES: Readonly<Record<CompanyKey, CompanyProfile>> = {
  construcciones: {
    name: 'Xelawa Construcciones, S.A.',
    line_of_business: 'Construcción',
    address: '14 avenida 3-45, zona 3, Quetzaltenango, Guatemala',
    email: `construcciones@${MAIL_DOMAIN}`,
    phone: '+502 7765 4120',
    color: '#1d4ed8',
    timezone: 'America/Guatemala',
    currency: 'GTQ',
  },
  cafetalera: {
    name: 'Cafetalera Xelawa, S.A. de C.V.',
    line_of_business: 'Agroindustria',
    address: 'Calle Los Naranjos 12, Juayúa, Sonsonate, El Salvador',
    email: `cafe@${MAIL_DOMAIN}`,
    phone: '+503 2452 2087',
    color: '#b45309',
    timezone: 'America/El_Salvador',
    currency: 'GTQ',
  },
  transportes: {
    name: 'Transportes Xelawa, S.A.',
    line_of_business: 'Transporte y logística',
    address: '7 calle 18-20, zona 1, Quetzaltenango, Guatemala',
    email: `transportes@${MAIL_DOMAIN}`,
    phone: '+502 7761 9083',
    color: '#047857',
    timezone: 'America/Guatemala',
    currency: 'GTQ',
  },
  obra: {
    name: 'Obra Gris Xelawa, S.A.',
    line_of_business: 'Construcción',
    address: '2 calle 9-14, zona 5, Quetzaltenango, Guatemala',
    email: `obra@${MAIL_DOMAIN}`,
    phone: '+502 7763 5518',
    color: '#7c3aed',
    timezone: 'America/Guatemala',
    currency: 'GTQ',
    marking: 'button',
    fortnights: 1,
  },
};

interface CompanyProfile {
  readonly name: string;
  readonly line_of_business: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly color: string;
  readonly timezone: string;
  readonly currency: string;
  /** Automatic by default, as in companies from before MARK-1. */
  readonly marking?: Marking;
  /** The worked fortnights, the present one included; `FORTNIGHTS` by default. */
  readonly fortnights?: number;
}
