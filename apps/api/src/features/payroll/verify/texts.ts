import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The daily mail with the last hashes of the ledgers, in the language of the installation. */
export const anchorTexts = inLanguages(
  ({ es }) =>
    ({
      subject: es('Faena: anclas del historial de pagos', { en: 'Faena: anchors of the payroll ledger' }),
      what: es(
        'Aquí termina hoy el historial de pagos de cada empresa: su identificador, el número de eventos y el hash del último. Conviene guardar este correo: con él, payroll:verify --anchor demuestra que nadie reescribió lo anterior.',
        {
          en: 'This is where the payroll ledger of each company ends today: its id, the number of events and the hash of the last. Keep this mail: with it, payroll:verify --anchor proves that nobody rewrote what came before.',
        },
      ),
    }) satisfies Catalogue,
);
