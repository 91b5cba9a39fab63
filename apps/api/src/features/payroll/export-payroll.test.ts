import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createPerson, giveRate } from '../../../test/factories.ts';
import { priced, usePlanilla } from '../../../test/planilla.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { CompanyModel } from '../company/model.ts';

const { api, crew, worked, download, csvRows, sheets } = usePlanilla();

describe('the content of the planilla (PAY-17)', () => {
  it('has a row for each record on the company’s clock, with its rate, end, gaps, corrections and task (TIME-32) (PAY-69)', async () => {
    const { manager, worker } = crew();
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', {
      ...priced(8_400),
      projectName: 'Muelle, norte',
      task: { _id: new Types.ObjectId(), title: 'Fundir losa' },
      endReason: 'lost_signal',
      needsReview: true,
      gaps: [
        { from: new Date('2026-11-19T16:04:00Z'), until: new Date('2026-11-19T16:11:30Z'), used: true },
        { from: new Date('2026-11-19T21:52:00Z'), until: new Date('2026-11-19T22:00:00Z'), used: false },
      ],
    });
    await worked('2026-11-20T14:00:00Z', '2026-11-20T14:20:15Z', { endReason: 'logout' });
    const added = { startTime: '2026-11-18T14:00:00Z', endTime: '2026-11-18T15:00:00Z', reason: 'Olvidado' };
    await giveRate(worker, 333);
    const { _id: id } = await api.as(manager).record.add({ body: { employeeId: worker.id, ...added } });
    const person = ['Elena Xol', worker.username];
    const first = [...person, '', '2026-11-18 08:00:00', '2026-11-18 09:00:00', '1.00', '3.33', '3.33'];
    const rows = [
      [...first, 'Gestor', '', 'agregado', '', '0.00', '', '60', '1:00', ''],
      [
        ...[
          ...person,
          'Muelle, norte',
          '2026-11-19 08:00:00',
          '2026-11-19 16:00:00',
          '8.00',
          '10.50',
          '84.00',
        ],
        ...[
          'Señal perdida',
          'sí',
          '',
          '10:04–10:11; 15:52–16:00 (sin uso)',
          '0.00',
          'precio anterior',
          '480',
          '8:00',
          'Fundir losa',
        ],
      ],
      [
        ...[...person, '', '2026-11-20 08:00:00', '2026-11-20 08:20:15', '0.34', '', '0.00'],
        ...['Salida', '', '', '', '0.34', '', '20.25', '0:20:15', ''],
      ],
    ];
    const total = [
      'Total',
      '',
      '',
      '',
      '',
      '9.34',
      '',
      '87.33',
      '',
      '',
      '',
      '',
      '0.34',
      '',
      '560.25',
      '9:20:15',
      '',
    ];
    expect(await csvRows()).toEqual([...rows, total]);
    expect(await csvRows({ employeeId: worker.id })).toEqual([...rows, total]);
    const body = { startTime: '2026-11-18T14:30:00Z', reason: 'Llegó tarde' };
    await api.as(manager).record.correct({ params: { id }, body });
    expect((await csvRows())[0]?.slice(5)).toEqual([
      ...['0.50', '3.33', '1.67', 'Gestor', '', 'corregido', '', '0.00', '', '30', '0:30', ''],
    ]);
  });

  it('names its columns and the time zone', async () => {
    const [headings] = readCsv(await (await download('csv')).text());
    expect(headings).toEqual([
      'Empleado',
      'Usuario',
      'Proyecto',
      'Inicio (America/Guatemala)',
      'Fin (America/Guatemala)',
      'Horas en el período',
      'Tarifa (USD/hora)',
      'Costo en el período (USD)',
      'Motivo de cierre',
      'Por revisar',
      'Corrección',
      'Sin señal',
      'Horas sin tarifa',
      'Tarifas por tramo',
      'Minutos en el período',
      'Horas (h:mm)',
      'Tarea',
    ]);
  });

  it('writes money in the currency of the company as on the screen, and beside it the number (PAY-45)', async () => {
    await CompanyModel.updateOne({ _id: crew().company._id }, { $set: { currency: 'GTQ' } });
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', priced(232_220, 29_028));
    const [headings, row, total] = readCsv(await (await download('csv')).text());
    const [RATE, COST, NUMBER] = [6, 7, 14];
    expect([RATE, COST, NUMBER].map((at) => headings?.[at])).toEqual([
      'Tarifa (GTQ/hora)',
      'Costo en el período (GTQ)',
      'Costo en el período (número)',
    ]);
    expect([RATE, COST, NUMBER].map((at) => row?.[at])).toEqual(['Q290.28', 'Q2,322.20', '2322.20']);
    expect([COST, NUMBER].map((at) => total?.[at])).toEqual(['Q2,322.20', '2322.20']);
    const [records, summary] = await sheets();
    expect(records?.data[0]).toContain('Costo en el período (GTQ)');
    expect([records?.data[1]?.[COST], summary?.data[1]?.[4]]).toEqual([2_322.2, 2_322.2]);
  });

  it('names the rates of a record that has several, and marks an earlier price (PAY-43)', async () => {
    const { manager, worker } = crew();
    await giveRate(worker, 650);
    const params = { id: worker.id };
    api.clock.set('2026-11-19T14:00:00Z');
    const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
    api.clock.set('2026-11-19T16:00:00Z');
    await api.as(manager).employee.update({ params, body: { hourlyRate: 7 } });
    api.clock.set('2026-11-19T18:00:00Z');
    await api.as(worker).record.stop({ body: { timesheetId: _id } });
    await worked('2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z', { ...priced(1_050), hasPriorPrice: true });
    expect((await csvRows()).map((row) => row[13])).toEqual([
      '2026-11-19 08:00–10:00 × 6.50 = 13.00; 2026-11-19 10:00–12:00 × 7.00 = 14.00',
      'precio anterior',
      '',
    ]);
  });

  it('counts only the part of a record within the period', async () => {
    // Three hours, the last of October and the first two of November in Guatemala; an odd cent to share.
    await worked('2026-11-01T05:00:00Z', '2026-11-01T08:00:00Z', priced(1_000));
    const november = await csvRows();
    expect(november).toHaveLength(2);
    expect(november[0]?.slice(3, 8)).toEqual([
      '2026-10-31 23:00:00',
      '2026-11-01 02:00:00',
      '2.00',
      '10.50',
      '6.67',
    ]);
    const october = await csvRows({ startDate: '2026-10-01', endDate: '2026-10-31' });
    expect(october.map((row) => [row[5], row[7]])).toEqual([
      ['1.00', '3.33'],
      ['1.00', '3.33'],
    ]);
    expect(await csvRows({ startDate: '2026-11-02', endDate: '2026-11-30' })).toHaveLength(1);
  });

  it('leaves out running records', async () => {
    await worked('2026-11-19T14:00:00Z', null);
    expect(await csvRows()).toEqual([
      ['Total', '', '', '', '', '0.00', '', '0.00', '', '', '', '', '0.00', '', '0', '0:00', ''],
    ]);
  });

  it('lists everyone who worked by name, also deleted people, with a sum for each', async () => {
    const { manager, worker, company } = crew();
    const zoe = await createPerson(api, 'employee', { companyId: company._id, fullname: 'zoe Paz' });
    const abel = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ábel Ixchel' });
    await worked('2026-11-18T14:00:00Z', '2026-11-18T15:00:00Z', priced(1_050));
    await worked('2026-11-18T14:00:00Z', '2026-11-18T15:00:00Z', priced(200), zoe);
    await worked('2026-11-18T16:00:00Z', '2026-11-18T16:30:00Z', { ...priced(525), needsReview: true });
    await worked('2026-11-18T14:00:00Z', '2026-11-18T16:00:00Z', priced(700), abel);
    await createPerson(api, 'employee', { companyId: company._id });
    await api.as(manager).employee.remove({ params: { id: abel.id } });
    const names = ['Ábel Ixchel', 'Elena Xol', 'Elena Xol', 'zoe Paz', 'Total'];
    expect((await csvRows()).map(([name]) => name)).toEqual(names);
    const [records, summary] = await sheets();
    expect(records?.data.slice(1).map(([name]) => name)).toEqual(names);
    // A workbook stores a time as a part of a day, which its reader adds to the first day.
    const clock = (hours: number) => new Date(Date.UTC(1899, 11, 30) + hours * 3_600_000);
    expect(summary).toEqual({
      sheet: 'Resumen',
      data: [
        [
          'Empleado',
          'Usuario',
          'Registros',
          'Horas en el período',
          'Costo en el período (USD)',
          'Por revisar',
          'Horas sin tarifa',
          'Minutos en el período',
          'Horas (h:mm)',
        ],
        ['Ábel Ixchel', abel.username, 1, 2, 7, 0, 0, 120, clock(2)],
        ['Elena Xol', worker.username, 2, 1.5, 15.75, 1, 0, 90, clock(1.5)],
        ['zoe Paz', zoe.username, 1, 1, 2, 0, 0, 60, clock(1)],
        ['Total', null, 4, 4.5, 24.75, 1, 0, 270, clock(4.5)],
      ],
    });
    expect(await csvRows({ employeeId: abel.id })).toHaveLength(2);
  });
});
