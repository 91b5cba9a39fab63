import { type FieldError, faultOf, type PlainReason } from '@faena/shared/errors';
import type { PayPoint } from '@faena/shared/schemas';
import { AppError, fieldError } from '../../../kernel/errors.ts';

const REASON: Readonly<Record<PayPoint['kind'], PlainReason>> = {
  running: 'record_open',
  review: 'record_to_review',
  unpriced: 'record_without_rate',
  request: 'request_open',
  negative: 'net_below_zero',
};

/** @throws AppError `conflict` while a point blocks the closing; `errors` names each by its id (RUN-4) */
export function refuseObstacles(points: readonly PayPoint[]): void {
  if (points.length === 0) return;
  throw new AppError('conflict', 'run_obstructed', { errors: points.map(errorOf) });
}

function errorOf({ kind, recordId, requestId, employeeId }: PayPoint): FieldError {
  const paths = { request: `requests.${requestId}`, negative: `people.${employeeId}` };
  const path = kind === 'request' || kind === 'negative' ? paths[kind] : `records.${recordId}`;
  return fieldError(path, faultOf(REASON[kind]));
}
