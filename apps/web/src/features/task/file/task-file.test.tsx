import { MAX_IMPORT_BYTES } from '@faena/shared/domain';
import type { TaskImport } from '@faena/shared/schemas';
import { describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  expectGone,
  FakeBoard,
  findLeaveQuestion,
  offline,
  person,
  refuse,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const found = (given: Partial<TaskImport> = {}): TaskImport => ({
  source: 'csv',
  lists: [{ name: 'Pendientes', status: 'To do', tasks: 2 }],
  people: [],
  created: 2,
  comments: 0,
  first: [
    {
      title: 'Planos',
      status: 'To do',
      priority: 'High',
      dueDate: '2026-12-01',
      people: ['ana'],
      tags: ['obra'],
    },
    { title: 'Techo', status: 'To do', priority: 'Medium', dueDate: null, people: [], tags: [] },
  ],
  present: 0,
  different: 0,
  leftOut: [],
  unreadColumns: [],
  faults: [],
  faultCount: 0,
  settled: { linesLeftOut: 0, cellsLeftEmpty: 0, rounded: 0 },
  ...given,
});

const csv = (text = 'Title\nPlanos\nTecho\n') => new File([text], 'tareas.csv', { type: 'text/csv' });
const open = (answers: Answers['taskFile'] = {}, board = new FakeBoard({ Done: ['Antes'] })) =>
  board.open({ api: { taskFile: { preview: () => found(), import: () => found(), ...answers } } });

async function openMenu({ user }: Visit): Promise<void> {
  await screen.findByRole('article', { name: 'Antes' });
  await user.click(screen.getByRole('button', { name: 'Menú del proyecto' }));
}

async function openImport(visit: Visit): Promise<ReturnType<typeof within>> {
  await openMenu(visit);
  await visit.user.click(await screen.findByRole('button', { name: 'Importar tareas…' }));
  return within(await screen.findByRole('dialog', { name: 'Importar tareas' }));
}

async function choose({ user }: Visit, file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file can be chosen');
  await user.upload(input, file);
}

const importButton = () => screen.getByRole('button', { name: /^Importar( \d+ tareas?)?$/ });

/** The window with the preview of a file. */
async function arrive(answers: Answers['taskFile'] = {}, file = csv()) {
  const visit = await open(answers);
  const window = await openImport(visit);
  await choose(visit, file);
  return { visit, window };
}

describe('the preview of an import (IMPORT-10)', () => {
  it('takes a workbook as it takes a CSV, its faults by line (IMPORT-2)', async () => {
    const workbook = new File(['PK'], 'tareas.xlsx');
    const fault = {
      ...{ line: 3, path: 'title' as const, outcome: 'line_left_out' as const },
      ...{ reason: 'cell_without_value' as const, message: 'x' },
    };
    const { window } = await arrive(
      { preview: () => found({ source: 'xlsx', faults: [fault], faultCount: 1 }) },
      workbook,
    );
    expect(await window.findByText(/^Excel: \d+ tareas$/)).toBeVisible();
    expect(window.getByText(/Línea 3/)).toBeVisible();
    expect(window.getByText(/una fórmula sin su resultado/)).toBeVisible();
  });

  it('which of two days a date is, where the file does not tell it (IMPORT-14)', async () => {
    const { visit, window } = await arrive({
      preview: ({ query: { dayOrder } }) =>
        found({ dayOrder: { sample: '05/11/2024', order: dayOrder ?? null } }),
    });
    const order = await window.findByRole('combobox', { name: /^Qué día es 05\/11\/2024 en este archivo/ });
    expect(importButton()).toBeDisabled();
    expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elegir', '5 nov 2024 (día/mes)', '11 may 2024 (mes/día)']);
    await visit.user.selectOptions(order, '11 may 2024 (mes/día)');
    await waitFor(() => expect(importButton()).toBeEnabled());
    await visit.user.click(importButton());
    await expectGone(window.getByText('tareas.csv'));
    expect(visit.api.calls('taskFile', 'import')).toMatchObject([{ query: { dayOrder: 'month-first' } }]);
  });

  it('how many tasks, in which columns, the first of them, whom it knows and what it leaves out', async () => {
    const { visit, window } = await arrive({
      preview: () =>
        found({
          source: 'trello',
          created: 7,
          comments: 123,
          present: 1,
          different: 2,
          lists: [
            { name: 'Pendientes', status: 'To do', tasks: 8 },
            { name: 'Vieja', status: null, tasks: 2 },
          ],
          people: [
            { name: 'Ana López', username: 'ana', tasks: 3 },
            { name: 'Beto', username: null, tasks: 1 },
          ],
          leftOut: [
            { part: 'archived', count: 4 },
            { part: 'comments', count: 1 },
          ],
        }),
    });
    expect(await window.findByText('7 tareas nuevas')).toBeVisible();
    expect(window.getByText('Trello: 10 tareas')).toBeVisible();
    expect(window.getByText('· 123 comentarios')).toBeVisible();
    expect(window.getByText('1 ya está en el tablero, tal cual.')).toBeVisible();
    expect(window.getByText(/^2 ya están en el tablero con otros datos/)).toBeVisible();
    expect(window.getByLabelText('Pendientes 8 tareas')).toHaveValue('To do');
    expect(window.getByLabelText('Vieja 2 tareas')).toHaveValue('');
    const first = within(window.getByRole('region', { name: 'Las primeras tareas' }));
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PlanosTo doAltaVence el 1/12/26anaobra',
      'TechoTo doMedia',
      'y 5 más',
    ]);
    const people = within(window.getByRole('region', { name: 'Las personas' }));
    expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana López · ana3 tareas',
      'BetoNo está en el proyecto: sus tareas quedan sin asignar',
    ]);
    const leftOut = within(window.getByRole('region', { name: 'Lo que no se importa' }));
    expect(leftOut.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '4 tarjetas archivadas',
      '1 comentario',
    ]);
    expect(importButton()).toHaveTextContent('Importar 7 tareas');
    expect(visit.api.changes).toEqual([]);
  });

  it('bad cells by line and field, what becomes of them, and the rest can be imported (IMPORT-15)', async () => {
    const { window } = await arrive({
      preview: () =>
        found({
          faults: [
            {
              line: 3,
              path: 'dueDate',
              reason: 'not_a_day',
              outcome: 'cell_left_empty',
              message: 'Not a date.',
            },
            { line: 4, path: 'title', reason: 'required', outcome: 'line_left_out', message: 'Required.' },
            {
              ...{
                line: 5,
                path: 'estimatedHours',
                reason: 'hours_rounded',
                outcome: 'rounded',
                message: 'x',
              },
              params: { given: '1,5', hours: 2 },
            },
          ],
          faultCount: 9,
          settled: { linesLeftOut: 1, cellsLeftEmpty: 7, rounded: 1 },
        }),
    });
    const list = await window.findByRole('list', {
      name: '1 línea no se importa · 7 campos quedan vacíos · 1 estimación se redondea',
    });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      // In the spelling of the screens, and in that of an export (IMPORT-6).
      'Línea 3 · Vence: No es una fecha, como 25/11/2026 o 2026-11-25. El campo queda vacío.',
      'Línea 4 · Título: Este dato es necesario. La línea no se importa.',
      'Línea 5 · Horas estimadas: 1,5 pasa a ser 2 h: una estimación tiene horas enteras.',
      'y 6 más',
    ]);
    expect(importButton()).toHaveTextContent('Importar 2 tareas');
    expect(importButton()).toBeEnabled();
  });

  it('the columns that no field takes, with their numbers of values (IMPORT-16)', async () => {
    const { window } = await arrive({
      preview: () =>
        found({
          unreadColumns: [
            { head: 'Section/Column', values: 2 },
            { head: '', values: 1 },
          ],
          leftOut: [{ part: 'sheets', count: 1 }],
        }),
    });
    const leftOut = within(await window.findByRole('region', { name: 'Lo que no se importa' }));
    expect(leftOut.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Columna Section/Column2 valores',
      'Columna sin título1 valor',
      'Otra hoja del libro',
    ]);
  });

  it('that a file reports hours, and where they go (IMPORT-17)', async () => {
    const { window } = await arrive({
      preview: () => refuse('validation_failed', undefined, { reason: 'file_of_hours' }),
    });
    expect(await window.findByRole('alert')).toHaveTextContent(
      /informe de horas trabajadas.* registros de cada empleado/,
    );
    expect(importButton()).toBeDisabled();
  });

  it('that a file is none of those it takes, in the words of the server', async () => {
    const { window } = await arrive({
      preview: () => refuse('validation_failed', undefined, { reason: 'file_unreadable' }),
    });
    expect(await window.findByRole('alert')).toHaveTextContent(
      'El archivo no es CSV ni Excel, ni un tablero exportado de Trello o Planka.',
    );
    expect(importButton()).toBeDisabled();
  });

  it('a failed look can be had again', async () => {
    const { visit, window } = await arrive({ preview: offline });
    expect(await window.findByText('No se pudo leer el archivo.')).toBeVisible();
    visit.api.answer({ taskFile: { preview: () => found() } });
    await visit.user.click(window.getByRole('button', { name: 'Reintentar' }));
    expect(await window.findByText('2 tareas nuevas')).toBeVisible();
  });

  it.each([
    ['an empty one', csv(''), 'El archivo está vacío.'],
    ['one beyond the limit', csv('x'.repeat(MAX_IMPORT_BYTES + 1)), /^El archivo tiene 10 MB; caben 10 MB/],
  ])('%s is refused before it is sent', async (_, file, text) => {
    const { visit, window } = await arrive({}, file);
    expect(await window.findByRole('alert')).toHaveTextContent(text);
    expect(visit.api.calls('taskFile', 'preview')).toEqual([]);
  });

  it('the status of a list is chosen, previewed again, and worth a question', async () => {
    const { visit, window } = await arrive({
      preview: ({ query: { statuses } }) =>
        statuses?.[0] === null
          ? found({ created: 0, first: [], lists: [{ name: 'Pendientes', status: null, tasks: 2 }] })
          : found(),
    });
    const list = await window.findByLabelText('Pendientes 2 tareas');
    await visit.user.selectOptions(list, 'No importar');
    expect(await window.findByText('0 tareas nuevas')).toBeVisible();
    expect(importButton()).toBeDisabled();
    await visit.user.keyboard('{Escape}');
    const question = await findLeaveQuestion();
    await visit.user.click(within(question).getByRole('button', { name: 'Descartar' }));
    await expectGone(list);
  });

  it('gives the focus back to the menu when it is closed', async () => {
    const visit = await open();
    const window = await openImport(visit);
    await visit.user.click(window.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menú del proyecto' })).toHaveFocus());
  });

  it('is for people who may change the tasks; others export alone (EXPORT-2)', async () => {
    const member = person('employee');
    const board = new FakeBoard({ Done: ['Antes'] }, { members: [member] });
    const visit = await board.open({ as: member });
    await openMenu(visit);
    expect(await screen.findByRole('button', { name: 'Exportar como CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importar tareas…' })).toBeNull();
  });
});

describe('an import (IMPORT-10)', () => {
  it('sends the previewed file, closes, shows the tasks and offers to undo all of it', async () => {
    const board = new FakeBoard({ Done: ['Antes'] });
    const visit = await open(
      {
        import: ({ query: { statuses } }) => {
          board.create({ title: 'Planos', status: statuses?.[0] ?? 'To do' });
          return found({ created: 1 });
        },
      },
      board,
    );
    const window = await openImport(visit);
    await choose(visit, csv());
    await visit.user.selectOptions(await window.findByLabelText('Pendientes 2 tareas'), 'Testing');
    await waitFor(() => expect(importButton()).toBeEnabled());
    await visit.user.click(importButton());
    expect(await screen.findByText('1 tarea importada.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('article', { name: 'Planos' })).toBeVisible();
    const [sent] = visit.api.calls('taskFile', 'import');
    expect(await sent?.body.text()).toBe('Title\nPlanos\nTecho\n');
    expect(sent?.query).toEqual({ statuses: ['Testing'] });
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(visit.api.calls('task', 'undo')).toHaveLength(1));
    expect(visit.api.calls('task', 'undo')[0]?.body.key).toBe(visit.api.keys.at(-2));
  });

  it('does not send a file that has changed since it was read', async () => {
    const file = csv();
    const { visit, window } = await arrive({}, file);
    await window.findByText('2 tareas nuevas');
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await visit.user.click(importButton());
    expect(await window.findByRole('alert')).toHaveTextContent('El archivo ha cambiado desde que se leyó.');
    expect(importButton()).toBeDisabled();
    expect(visit.api.changes).toEqual([]);

    await choose(visit, csv());
    await window.findByText('2 tareas nuevas');
    expect(window.queryByRole('alert')).toBeNull();
  });

  it('stays with the reason when it is refused, by line where that is known', async () => {
    const { visit, window } = await arrive({
      import: () => refuse('validation_failed', undefined, { reason: 'not_a_date' }),
    });
    await window.findByText('2 tareas nuevas');
    await visit.user.click(importButton());
    expect(await window.findByRole('alert')).toHaveTextContent(/No es una fecha/);
    expect(importButton()).toBeEnabled();
  });
});

describe('an export (EXPORT-2)', () => {
  it('is saved under the name it comes with, and a failed one says so', async () => {
    const visit = await open({
      export: ({ query: { format } }) => new File(['x'], `tareas.${format}`, { type: 'text/csv' }),
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openMenu(visit);
    await visit.user.click(await screen.findByRole('button', { name: 'Exportar como Excel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(visit.api.calls('taskFile', 'export').map(({ query }) => query.format)).toEqual(['xlsx']);
    visit.api.answer({ taskFile: { export: offline } });
    await visit.user.click(await screen.findByRole('button', { name: 'Exportar como CSV' }));
    expect(await screen.findByText('No se pudieron exportar las tareas.')).toBeVisible();
  });
});
