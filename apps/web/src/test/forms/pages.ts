import { ROLES } from '@faena/shared/access';
import { FakeBoard, screen } from '@/test/index.ts';
import { arrive, press } from './arrive.ts';
import { admin } from './arrive-admin.ts';
import { business } from './arrive-business.ts';
import { planilla } from './arrive-planilla.ts';
import type { OpenForm } from './window.ts';

/** A form of a page, and the way to open it. */
export interface PageForm {
  readonly file: string;
  readonly open: () => Promise<OpenForm>;
  readonly typed?: string;
}

/** Every form of a page in which something is typed. */
export const PAGES: readonly PageForm[] = [
  {
    file: 'features/company/company-form.tsx',
    open: async () => {
      const visit = await business(({ company }) => `/edit-company/${company._id}`);
      return { visit, field: await screen.findByLabelText('Name') };
    },
  },
  {
    file: 'features/people/employee/employee-form.tsx',
    open: async () => {
      const visit = await business(() => '/employees/new');
      return { visit, field: await screen.findByLabelText('Nombre completo') };
    },
  },
  {
    file: 'features/account/profile-form.tsx',
    open: async () => {
      const visit = await arrive('/account', { as: 'client' });
      await press(visit, 'Edit Profile');
      return { visit, field: await screen.findByLabelText('Full name') };
    },
  },
  {
    file: 'features/account/change-password-form.tsx',
    open: async () => {
      const visit = await arrive('/account', { as: 'client' });
      await press(visit, 'Change Password');
      return { visit, field: await screen.findByLabelText('Current password') };
    },
  },
  {
    file: 'features/account/session/new-password-form.tsx',
    open: async () => {
      const visit = await arrive('/reset-password#qx', {});
      return { visit, field: await screen.findByLabelText('New password') };
    },
  },
  {
    file: 'features/account/invitation/accept-form.tsx',
    open: async () => {
      const open = () => ({
        ...{ rol_id: ROLES.employee, company: 'Taller Luna', invitedBy: 'Olga', email: '' },
        expiresAt: '2026-11-27T15:00:00.000Z',
      });
      const visit = await arrive('/invitation#qx', { api: { accountInvitation: { open } } });
      return { visit, field: await screen.findByLabelText('Full name') };
    },
  },
  {
    file: 'features/account/session/register-form.tsx',
    open: async () => {
      const visit = await arrive('/register', {});
      return { visit, field: await screen.findByLabelText('Full name') };
    },
  },
  {
    file: 'features/planilla/person/rate-form.tsx',
    typed: '12.50',
    open: async () => {
      const visit = await planilla();
      await press(visit, 'Configurar tarifa');
      return { visit, field: await screen.findByLabelText('USD/hora') };
    },
  },
  {
    file: 'features/board/quick-add/new-line.tsx',
    open: async () => {
      const { owner, company, project, answers } = new FakeBoard();
      const options = { as: owner, company, api: answers };
      const visit = await arrive(`/projects/${project._id}`, options);
      await press(visit, 'Agregar aquí: Doing');
      return { visit, field: await screen.findByLabelText('Título de una tarea nueva en Doing') };
    },
  },
  {
    file: 'features/admin/line-of-business/new-line.tsx',
    open: async () => {
      const visit = await admin('/admin/line-of-business');
      return { visit, field: await screen.findByLabelText('Nuevo giro') };
    },
  },
  {
    file: 'features/admin/line-of-business/line-name.tsx',
    open: async () => {
      const visit = await admin('/admin/line-of-business');
      await press(visit, 'Renombrar Comercio');
      return { visit, field: await screen.findByLabelText('Nuevo nombre de Comercio') };
    },
  },
];

/** Leaving its field saves it, so that only the browser can lose the typed text. */
export const RENAME: PageForm = {
  file: 'features/project/list/rename-project.tsx',
  open: async () => {
    const visit = await business(() => '/projects');
    await press(visit, 'Renombrar: Bodega');
    return { visit, field: await screen.findByLabelText('Renombrar: Bodega') };
  },
};
