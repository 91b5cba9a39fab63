import { PageHeader } from '@/ui/page-header.tsx';
import { Specimen } from './specimen.tsx';

const SWATCHES = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-hover',
  'bg-line',
  'bg-edge',
  'bg-muted',
  'bg-ink',
  'bg-accent',
  'bg-danger',
  'bg-ok',
  'bg-warn',
];

/** The tokens. */
export function ColorsGallery() {
  return (
    <>
      <PageHeader title="Colours and type" />
      <Specimen name="Colours">
        {SWATCHES.map((name) => (
          <span key={name} className="w-20 text-sm">
            <span className={`mb-1 block h-10 rounded-card border border-line ${name}`} />
            {name.slice(3)}
          </span>
        ))}
      </Specimen>
      <Specimen name="Type">
        <div className="grid gap-2">
          <p className="font-semibold text-4xl">Varias empresas, una planilla</p>
          <p className="font-semibold text-2xl">Resumen de Planilla</p>
          <p className="font-semibold text-xl">Historial de Horas</p>
          <p className="text-lg">Tarifa por hora</p>
          <p>Cada hora cuenta una sola vez, y al centavo.</p>
          <p className="text-muted text-sm">Semana 12, 2026</p>
          <p className="tabular text-2xl">
            USD 1,811.11 <span className="text-lg text-muted">h</span>
          </p>
          <p className="tabular text-2xl">USD 7,648.90</p>
        </div>
      </Specimen>
    </>
  );
}
