import type { Absence } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { FakeBusiness, newId, refuse, screen, waitFor } from '@/test/index.ts';

/** The page of an employee whose absences the screen changes. */
async function open(initial: readonly Partial<Absence>[] = []) {
  const own = new FakeBusiness({ employees: [{ fullname: 'Elena Xol' }] });
  const [elena] = own.employees;
  const ids = { companyId: own.company._id, employeeId: elena?._id ?? '' };
  const days = { startDate: '2026-12-14', endDate: '2026-12-18' };
  let absences: Absence[] = initial.map((one) => ({
    _id: newId(),
    ...ids,
    kind: 'vacation',
    ...days,
    note: '',
    ...one,
  }));
  const visit = await own.open(`/employees/${ids.employeeId}/edit`, {
    api: {
      absence: {
        list: () => absences,
        create: ({ body }) => {
          if (body.startDate === '2026-12-18') return refuse('conflict', '', { reason: 'absence_overlaps' });
          const made: Absence = { _id: newId(), ...ids, ...body, note: body.note ?? '' };
          absences = [...absences, made];
          return made;
        },
        change: ({ params: { id }, body }) => {
          absences = absences.map((one) => (one._id === id ? ({ ...one, ...body } as Absence) : one));
          return absences.find(({ _id }) => _id === id) as Absence;
        },
        remove: ({ params: { id } }) => {
          absences = absences.filter(({ _id }) => _id !== id);
          return { message: '' };
        },
      },
    },
  });
  await screen.findByRole('heading', { name: 'Ausencias' });
  return visit;
}

const section = () => screen.getByRole('region', { name: 'Ausencias' });

it('an absence is set with kind, days and note; a taken day is told in its window (ABSENCE-9, ABSENCE-3)', async () => {
  const { user, api } = await open();
  expect(await screen.findByText('Ninguna desde hace 90 días.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar ausencia' }));
  const save = await screen.findByRole('button', { name: 'Guardar' });
  await user.selectOptions(screen.getByLabelText('Motivo'), 'permiso');
  await user.type(screen.getByLabelText('Desde'), '18/12/2026');
  await user.type(screen.getByLabelText('Hasta'), '20/12/2026');
  await user.type(screen.getByLabelText('Nota'), 'Cita');
  await user.click(save);
  expect(await screen.findByText('La persona ya tiene una ausencia en uno de esos días.')).toBeVisible();
  await user.clear(screen.getByLabelText('Desde'));
  await user.type(screen.getByLabelText('Desde'), '19/12/2026');
  await user.click(save);
  await waitFor(() => expect(section()).toHaveTextContent(/19.20 dic 2026 · permiso/));
  expect(section()).toHaveTextContent('Cita');
  expect(api.calls('absence', 'create').at(-1)?.body).toMatchObject({
    ...{ kind: 'leave', startDate: '2026-12-19', endDate: '2026-12-20', note: 'Cita' },
  });
});

it('an absence is changed, deleted in one press, and brought back by an undo (ABSENCE-9)', async () => {
  const { user, api } = await open([{ note: 'Avisó' }]);
  await user.click(await screen.findByRole('button', { name: /^Cambiar 14.18 dic 2026/ }));
  await user.selectOptions(await screen.findByLabelText('Motivo'), 'enfermedad');
  const buttons = screen.getAllByRole('button', { name: 'Guardar' });
  await user.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(section()).toHaveTextContent('enfermedad'));
  await user.click(screen.getByRole('button', { name: /^Eliminar 14.18 dic 2026/ }));
  expect(await screen.findByText('Ninguna desde hace 90 días.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(section()).toHaveTextContent('Avisó'));
  expect(api.calls('absence', 'create')).toHaveLength(1);
});
