import type { DemoEmployee, DemoPerson } from './shapes.ts';

/** The demo accounts that are no employees, with their subscriptions. */
export const ACCOUNT_HOLDERS: readonly (DemoPerson & { readonly plan: string | null })[] = [
  {
    username: 'admin',
    fullname: 'Ricardo Barrios Mazariegos',
    phone: '+502 5510 2233',
    plan: null,
  },
  {
    username: 'gestor',
    fullname: 'Mariana Castellanos Recinos',
    phone: '+502 5534 8810',
    plan: 'Grupo',
  },
  {
    username: 'cliente',
    fullname: 'Silvia Morataya de León',
    phone: '+502 4021 7765',
    plan: 'Básico',
  },
];

/** The first employee is the demo account of that role. */
export const EMPLOYEES: readonly DemoEmployee[] = [
  {
    username: 'empleado',
    fullname: 'José Luis Ajú Tzoc',
    phone: '+502 4178 9021',
    company: 'construcciones',
    hourlyRate: 6.5,
    language: null,
  },
  {
    username: 'mcumez',
    fullname: 'María Fernanda Cúmez',
    phone: '+502 5890 1142',
    company: 'construcciones',
    hourlyRate: 8.75,
  },
  {
    username: 'oreyes',
    fullname: 'Óscar Danilo Reyes',
    phone: '+502 3012 6654',
    company: 'construcciones',
    hourlyRate: 7.25,
  },
  {
    username: 'lquiej',
    fullname: 'Lesbia Marisol Quiej',
    phone: '+502 5423 0097',
    company: 'construcciones',
    hourlyRate: 9.4,
  },
  {
    username: 'kbarrera',
    fullname: 'Kevin Estuardo Barrera',
    phone: '+502 4765 3308',
    company: 'construcciones',
    hourlyRate: 5.85,
  },
  {
    username: 'apineda',
    fullname: 'Ana Lucía Pineda',
    phone: '+503 7120 4456',
    company: 'cafetalera',
    hourlyRate: 7.5,
  },
  {
    username: 'emenjivar',
    fullname: 'Edwin Alexander Menjívar',
    phone: '+503 7655 9012',
    company: 'cafetalera',
    hourlyRate: 6.25,
  },
  {
    username: 'gfunes',
    fullname: 'Gabriela Nohemí Funes',
    phone: '+503 6189 3327',
    company: 'cafetalera',
    hourlyRate: 8.4,
    language: 'en',
  },
  {
    username: 'hpuac',
    fullname: 'Hugo Leonel Puac',
    phone: '+502 4630 2915',
    company: 'transportes',
    hourlyRate: 7.15,
  },
  {
    username: 'dsolis',
    fullname: 'Dora Patricia Solís',
    phone: '+502 5308 7741',
    company: 'transportes',
    hourlyRate: 6.9,
  },
];
