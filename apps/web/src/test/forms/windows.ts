import { calendar, FakeBoard, FakeBusiness, screen } from '@/test/index.ts';
import { arrive } from './arrive.ts';
import { admin } from './arrive-admin.ts';
import { business } from './arrive-business.ts';
import type { FormWindow } from './window.ts';
import { PAYROLL_WINDOWS } from './windows-of-payroll.ts';
import { RECORD_WINDOWS } from './windows-of-records.ts';

/** Every window in which something is typed. */
export const WINDOWS: readonly FormWindow[] = [
  ...PAYROLL_WINDOWS,
  ...RECORD_WINDOWS,
  {
    file: 'features/task/form/task-form-dialog.tsx',
    arrive: () => new FakeBoard().open(),
    opener: 'Añadir tarea',
    title: 'Nueva Tarea',
    label: 'Título',
  },
  {
    file: 'features/task/templates/template-name-dialog.tsx',
    arrive: () => {
      const board = new FakeBoard({ Backlog: ['Techar'] });
      const { owner, company, answers, project } = board;
      const page = `/projects/${project._id}?task=${board.task('Techar').id}`;
      return arrive(page, { as: owner, company, api: answers });
    },
    menu: 'Más acciones',
    opener: 'Guardar como plantilla…',
    title: 'Guardar como plantilla',
    label: 'Nombre',
  },
  {
    file: 'features/people/person/person-dialog.tsx',
    arrive: () => admin('/admin/users'),
    opener: 'New User',
    title: 'New User',
    label: 'Full name',
  },
  {
    file: 'features/people/absence/absence-dialog.tsx',
    arrive: () => {
      const own = new FakeBusiness({ employees: [{ fullname: 'Rosa Ajanel' }] });
      const { owner, company, answers, employees } = own;
      const api = { ...answers, absence: { list: () => [] } };
      return arrive(`/employees/${employees[0]?._id}/edit`, { as: owner, company, api });
    },
    opener: 'Agregar ausencia',
    title: 'Agregar ausencia',
    label: 'Nota',
  },
  {
    file: 'features/account/invitation/invite-dialog.tsx',
    arrive: () => admin('/admin/users'),
    opener: 'Invite',
    title: 'Invite by Link or E-mail',
    label: 'E-mail (optional)',
  },
  {
    file: 'features/account/api-token/make-token-dialog.tsx',
    arrive: () => admin('/account'),
    opener: 'New Token',
    title: 'New API Token',
    label: 'Name',
  },
  {
    file: 'features/calendar/feed/make-feed-dialog.tsx',
    arrive: async () => {
      const { owner, company, answers } = new FakeBusiness();
      const api = { ...answers, calendar: { read: () => calendar() } };
      const visit = await arrive('/team', { as: owner, company, api });
      await visit.user.click(await screen.findByRole('button', { name: 'Suscribir' }));
      return visit;
    },
    opener: 'Nueva dirección',
    title: 'Nueva dirección del calendario',
    label: 'Nombre',
  },
  {
    file: 'features/admin/plan/plan-dialog.tsx',
    arrive: () => admin('/admin/subscriptions'),
    opener: 'Nueva subscripción',
    title: 'Nueva subscripción',
    label: 'Nombre',
  },
  {
    file: 'features/project/list/create-project-dialog.tsx',
    arrive: () => business(({ company }) => `/company/${company._id}`),
    opener: 'Crear Proyecto',
    title: 'Crear nuevo proyecto',
    label: 'Descripción',
  },
  {
    file: 'features/project/page/edit-project-dialog.tsx',
    arrive: () => business(({ projects }) => `/projects/${projects[0]?._id}`),
    opener: 'Editar proyecto',
    title: 'Editar proyecto',
    label: 'Descripción',
  },
];
