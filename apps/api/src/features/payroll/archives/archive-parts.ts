import type { mongo } from 'mongoose';
import { PayCalendarModel } from '../../company/index.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { PaymentModel } from '../payments/payment-model.ts';
import { RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';

interface Part {
  readonly kind: string;
  readonly collection: mongo.Collection;
  /** The field with the id of the company. */
  readonly key: 'companyId' | '_id';
  readonly sort: mongo.Sort;
}

/** All parts of an archive in the order of the file; a purge deletes exactly these. */
export const ARCHIVE_PARTS: readonly Part[] = [
  part('event', LedgerEventModel, { companyId: 1, seq: 1 }),
  { kind: 'calendar', collection: PayCalendarModel.collection, key: '_id', sort: { _id: 1 } },
  part('run', RunModel, { companyId: 1, number: 1 }),
  part('slip', SlipModel, { companyId: 1, employeeId: 1, _id: -1 }),
  part('payment', PaymentModel, { companyId: 1, employeeId: 1, _id: 1 }),
  part('adjustment', AdjustmentModel, { companyId: 1, runId: 1, employeeId: 1, _id: 1 }),
  part('concept', ConceptModel, { companyId: 1, runId: 1, _id: 1 }),
  part('line', LineModel, { companyId: 1, runId: 1, employeeId: 1, _id: 1 }),
  part('record', RecordModel, { companyId: 1, employeeId: 1, startTime: 1, endTime: 1 }),
];

function part(kind: string, { collection }: { collection: mongo.Collection }, sort: mongo.Sort): Part {
  return { kind, collection, key: 'companyId', sort };
}
