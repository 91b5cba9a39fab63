/** What a planilla says, in the language of those who read it. */
export const TEXTS = {
  file: 'planilla',
  records: 'Registros',
  summary: 'Resumen',
  employee: 'Empleado',
  username: 'Usuario',
  project: 'Proyecto',
  start: (timeZone: string) => `Inicio (${timeZone})`,
  end: (timeZone: string) => `Fin (${timeZone})`,
  hours: 'Horas en el período',
  rate: 'Tarifa (USD/hora)',
  cost: 'Costo en el período (USD)',
  endReason: 'Motivo de cierre',
  needsReview: 'Por revisar',
  correction: 'Corrección',
  yes: 'sí',
  total: 'Total',
} as const;

/** What a manager has done to a record; that one was confirmed does not make it another. */
export const CORRECTIONS = { added: 'agregado', corrected: 'corregido' } as const;
