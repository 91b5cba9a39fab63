import type { Role } from '@faena/shared/access';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, renderRoute, screen, type Visit, waitFor, within } from '@/test/index.ts';
import { answersIn } from '@/test/languages/world.ts';
import { company, people, project } from '@/test/languages/world-people.ts';
import { CLOSED_DAY } from '@/test/languages/world-records.ts';

type Name = string | RegExp;

interface Writing {
  /** What is sent. */
  readonly call: `${string}.${string}`;
  readonly role?: Role;
  readonly path: string;
  /** What is pressed on the way, by its name. */
  readonly open?: readonly Name[];
  /** What is typed, by the label of its field. */
  readonly fill?: Readonly<Record<string, string>>;
  /** What is chosen, by the label of its field. */
  readonly choose?: Readonly<Record<string, string>>;
  /** What is pressed twice. */
  readonly press: Name;
}

const person = { 'Full name': 'Ana', Email: 'ana@example.com', Username: 'ana', Password: 'secreta-1' };
const worker = { 'Nombre completo': 'Ana', Usuario: 'ana', Email: 'ana@example.com', Teléfono: '5555-0199' };

const WRITINGS: readonly Writing[] = [
  {
    call: 'session.login',
    path: '/login',
    fill: { Username: 'ana', Password: 'secreta-1' },
    press: 'Log In',
  },
  {
    call: 'session.register',
    path: '/register',
    fill: { ...person, 'Confirm password': 'secreta-1' },
    press: 'Sign Up',
  },
  {
    call: 'session.forgotPassword',
    path: '/forgot-password',
    fill: { Username: 'ana' },
    press: 'Reset Password',
  },
  {
    call: 'session.resetPassword',
    path: '/reset-password#qx',
    fill: { 'New password': 'secreta-2', 'Confirm new password': 'secreta-2' },
    press: 'Save Password',
  },
  {
    call: 'person.edit',
    role: 'client',
    path: '/account',
    open: ['Edit Profile'],
    fill: { 'Full name': 'Ana' },
    press: 'Save Changes',
  },
  {
    call: 'session.changePassword',
    role: 'client',
    path: '/account',
    open: ['Change Password'],
    fill: {
      'Current password': 'secreta-1',
      'New password': 'secreta-2',
      'Confirm new password': 'secreta-2',
    },
    press: 'Save Password',
  },
  {
    call: 'twoSteps.begin',
    role: 'client',
    path: '/two-steps',
    fill: { 'Current password': 'secreta-1' },
    press: 'Continue',
  },
  {
    call: 'twoSteps.takeOff',
    role: 'admin',
    path: '/admin/users',
    open: [/^Edit .*Haqxi/, 'Take two-step verification off…'],
    press: 'Take it off',
  },
  {
    call: 'person.create',
    role: 'admin',
    path: '/admin/users',
    open: ['New User'],
    fill: person,
    press: 'Save',
  },
  {
    call: 'person.remove',
    role: 'admin',
    path: '/admin/users',
    open: [/^Delete .*Haqxi/],
    press: 'Eliminar',
  },
  {
    call: 'plan.create',
    role: 'admin',
    path: '/admin/subscriptions',
    open: ['Nueva subscripción'],
    fill: { Nombre: 'Plan' },
    press: 'Guardar',
  },
  {
    call: 'plan.remove',
    role: 'admin',
    path: '/admin/subscriptions',
    open: [/^Eliminar /],
    press: 'Eliminar',
  },
  {
    call: 'lineOfBusiness.create',
    role: 'admin',
    path: '/admin/line-of-business',
    fill: { 'Nuevo giro': 'Taller' },
    press: 'Crear',
  },
  {
    call: 'lineOfBusiness.remove',
    role: 'admin',
    path: '/admin/line-of-business',
    open: [/^Eliminar /],
    press: 'Eliminar',
  },
  {
    call: 'company.create',
    role: 'manager',
    path: '/add-company',
    fill: { Name: 'Taller' },
    choose: { 'Line of Business': 'Foqxi' },
    press: 'Register Company',
  },
  {
    call: 'company.remove',
    role: 'manager',
    path: '/company',
    open: [/^Delete Taqxo/],
    fill: { [`Type “${company.name}” to confirm`]: company.name },
    press: 'Delete',
  },
  {
    call: 'company.handOver',
    role: 'admin',
    path: '/admin/companies',
    open: [/^Hand over Taqxo/],
    choose: { 'New owner': 'Haqxi Deqx (@haqxi)' },
    press: 'Hand over',
  },
  {
    call: 'archive.download',
    role: 'admin',
    path: '/admin/archives',
    press: 'Descargar Raqxe',
  },
  {
    call: 'archive.purge',
    role: 'admin',
    path: '/admin/archives',
    open: ['Eliminar Raqxe para siempre'],
    fill: { 'Escribir «Raqxe» para confirmar': 'Raqxe' },
    press: 'Eliminar para siempre',
  },
  {
    call: 'employee.assign',
    role: 'admin',
    path: '/admin/users',
    open: [/^Company of Loqxe/],
    choose: { Company: 'Beqxo' },
    press: 'Save',
  },
  { call: 'company.update', role: 'manager', path: `/edit-company/${company._id}`, press: 'Save Changes' },
  {
    call: 'project.create',
    role: 'manager',
    path: `/company/${company._id}`,
    open: ['Crear Proyecto'],
    fill: {
      Nombre: 'Techo',
      Descripción: 'Casa 7',
      'Fecha de inicio': '02/11/2026',
      'Fecha de fin': '18/12/2026',
    },
    press: 'Guardar',
  },
  { call: 'project.create', role: 'manager', path: '/projects', press: 'Nuevo Proyecto' },
  {
    call: 'project.remove',
    role: 'manager',
    path: '/projects',
    open: [/^Eliminar.*Naqxo/],
    press: 'Eliminar',
  },
  {
    call: 'project.addMember',
    role: 'manager',
    path: `/projects/${project._id}?ver=usuarios`,
    fill: { 'Buscar usuarios': 'client' },
    press: /^Agregar/,
  },
  {
    call: 'project.removeMember',
    role: 'manager',
    path: `/projects/${project._id}?ver=usuarios`,
    open: [/^Remover: Loqxe/],
    press: 'Remover',
  },
  {
    call: 'project.update',
    role: 'manager',
    path: `/projects/${project._id}`,
    open: ['Editar proyecto'],
    fill: { Nombre: 'Otro' },
    press: 'Guardar',
  },
  {
    call: 'task.create',
    role: 'manager',
    path: `/projects/${project._id}`,
    open: ['Añadir tarea'],
    fill: { Título: 'Pintar' },
    press: 'Guardar',
  },
  {
    call: 'employee.create',
    role: 'manager',
    path: '/employees/new',
    fill: { ...worker, Contraseña: 'secreta-1' },
    press: 'Guardar',
  },
  {
    call: 'employee.update',
    role: 'manager',
    path: `/employees/${project._id}/edit`,
    fill: worker,
    press: 'Guardar',
  },
  { call: 'employee.remove', role: 'manager', path: '/employees', open: [/^Borrar.*Miqxo/], press: 'Borrar' },
  {
    call: 'employee.update',
    role: 'manager',
    path: '/planilla',
    open: ['Configurar tarifa'],
    fill: { 'USD/hora': '30' },
    press: 'Guardar tarifa',
  },
  {
    call: 'rate.remove',
    role: 'manager',
    path: '/planilla',
    open: ['Configurar tarifa', /^Quitar: /],
    press: 'Quitar',
  },
  {
    call: 'record.stopOpen',
    role: 'manager',
    path: '/planilla',
    open: [/^Detener/],
    fill: { Motivo: 'Se fue.' },
    press: 'Detener',
  },
  {
    call: 'record.add',
    role: 'manager',
    path: '/planilla',
    open: ['Agregar registro'],
    fill: {
      'Día de inicio': '02/03/2026',
      'Hora de inicio': '08:00',
      'Día de fin': '02/03/2026',
      'Hora de fin': '12:00',
      Motivo: 'Olvidado.',
    },
    press: 'Guardar',
  },
  {
    call: 'record.correct',
    role: 'manager',
    path: '/planilla',
    open: [/^Corregir/],
    fill: { Motivo: 'Otra obra.' },
    choose: { Proyecto: 'Sin proyecto' },
    press: 'Guardar',
  },
  {
    call: 'adjustment.make',
    role: 'manager',
    path: `/planilla?periodo=day&fecha=${CLOSED_DAY}`,
    open: [/^Anular: /],
    fill: { Motivo: 'No trabajó.' },
    press: 'Anular',
  },
  {
    call: 'adjustment.remove',
    role: 'manager',
    path: `/planilla?periodo=day&fecha=${CLOSED_DAY}`,
    open: [/^Anulado · /, 'Quitar ajuste'],
    fill: { Motivo: 'Sí trabajó.' },
    press: 'Quitar ajuste',
  },
  {
    call: 'run.close',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-10-31',
    open: ['Cerrar'],
    press: 'Cerrar período',
  },
  {
    call: 'run.reopen',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    open: ['Reabrir'],
    fill: { Motivo: 'Faltaba alguien.' },
    press: 'Reabrir',
  },
  {
    call: 'concept.add',
    role: 'manager',
    path: '/planilla/conceptos',
    open: ['Agregar concepto'],
    fill: { Nombre: 'Bono', 'Monto en USD': '125' },
    press: 'Guardar concepto',
  },
  {
    call: 'concept.remove',
    role: 'manager',
    path: '/planilla/conceptos',
    open: [/^Eliminar Cuqxo/],
    press: 'Eliminar',
  },
  {
    call: 'payLine.add',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-10-31',
    open: [/^Loqxe Baqx/, 'Agregar línea'],
    fill: { Nombre: 'Anticipo', 'Monto en Q': '50' },
    press: 'Guardar línea',
  },
  {
    call: 'payment.make',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    open: ['Marcar pagado'],
    press: 'Marcar Q60.00',
  },
  {
    call: 'bankLayout.change',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    open: ['Descargar', 'Archivo para el banco…'],
    press: 'Guardar y descargar',
  },
  {
    call: 'payment.remove',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    open: ['Miqxo Teqx', /^Quitar el pago: /],
    fill: { Motivo: 'Era otra cuenta.' },
    press: 'Quitar el pago',
  },
  {
    call: 'payPeriod.changeCalendar',
    role: 'manager',
    path: '/planilla/periodo',
    open: ['Calendario de pago'],
    choose: { 'Cada cuánto se paga': 'Cada mes' },
    press: 'Guardar',
  },
  {
    call: 'slip.accept',
    role: 'employee',
    path: '/employee/boletas',
    open: ['Conforme'],
    press: 'Conforme',
  },
  {
    call: 'slip.claim',
    role: 'employee',
    path: '/employee/boletas',
    open: ['Reclamo'],
    fill: { 'Qué no está bien': 'Falta una hora.' },
    press: 'Enviar reclamo',
  },
  {
    call: 'slipLink.accept',
    path: '/boleta#qx',
    open: ['Conforme'],
    press: 'Conforme',
  },
  {
    call: 'slip.answerClaim',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    open: [/^Responder el reclamo/],
    fill: { Respuesta: 'Va en la próxima.' },
    press: 'Enviar',
  },
  {
    call: 'slipLink.make',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    press: /^Enviar la boleta de Haqxi/,
  },
  {
    call: 'slipMail.send',
    role: 'manager',
    path: '/planilla/periodo?fecha=2026-11-15',
    press: /^Enviar por correo/,
  },
  { call: 'record.start', role: 'employee', path: '/employee', press: 'Iniciar registro' },
];

/** Of everything that is open the uppermost. */
function uppermost() {
  const open = [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')];
  return within(open[0] ?? document.body);
}

/** Answers everything but this, for which one waits for ever. */
function silentOn(answers: Answers, call: string): Answers {
  const [noun, verb] = call.split('.') as [keyof Answers, string];
  return { ...answers, [noun]: { ...answers[noun], [verb]: () => new Promise(() => {}) } };
}

async function come({ role, path, call }: Writing): Promise<Visit> {
  const answers = answersIn(call === 'record.start' ? 'empty' : 'data', people[role ?? 'client']);
  return renderRoute(path, {
    ...(role && { as: people[role] }),
    ...(role === 'manager' && { company }),
    api: silentOn(answers, call),
  });
}

describe('a button that is pressed twice at once (NET-8)', () => {
  it.each(WRITINGS)('$press at $path sends $call once', async (writing) => {
    const visit = await come(writing);
    for (const name of writing.open ?? []) {
      const [button] = await waitFor(() => {
        const found = ['button', 'menuitem'].flatMap((role) => uppermost().queryAllByRole(role, { name }));
        expect(found).not.toEqual([]);
        return found;
      });
      await visit.user.click(button as Element);
    }
    for (const [label, text] of Object.entries(writing.fill ?? {})) {
      await visit.fill(await uppermost().findByLabelText(label), text);
    }
    for (const [label, option] of Object.entries(writing.choose ?? {})) {
      const field = await uppermost().findByLabelText(label);
      await within(field).findByRole('option', { name: option });
      await visit.user.selectOptions(field, option);
    }
    const button = await waitFor(() => {
      const found = uppermost().getByRole('button', { name: writing.press });
      expect(found).toBeEnabled();
      return found;
    });

    // Both before the first is drawn; a press takes the focus, which settles what was typed.
    await act(async () => button.focus());
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(visit.api.called).toContain(writing.call));
    expect(visit.api.called.filter((name) => name === writing.call)).toHaveLength(1);
  });
});
