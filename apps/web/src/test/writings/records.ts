import { CLOSED_DAY, RECORDED_DAY } from '../languages/world-records.ts';
import type { Writing } from './writing.ts';

export const RECORD_WRITINGS: readonly Writing[] = [
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
    path: `/planilla?periodo=day&fecha=${RECORDED_DAY}`,
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
    call: 'record.workedLunch',
    role: 'employee',
    path: '/employee/time-tracker',
    open: [/^Trabajé el almuerzo/],
    fill: { Motivo: 'Colada de losa.' },
    press: 'Contar el almuerzo',
  },
  {
    call: 'record.answerSilence',
    role: 'employee',
    path: '/employee',
    press: 'No hubo trabajo',
  },
  { call: 'record.start', role: 'employee', path: '/employee', press: 'Iniciar registro' },
];
