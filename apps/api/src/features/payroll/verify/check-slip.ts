import { isDeepStrictEqual } from 'node:util';
import {
  type AppliedConcept,
  type Cents,
  fromCents,
  type PaidAdjustment,
  type PaidPiece,
  reckonSlip,
  type SlipFigures,
  type TypedLine,
} from '@faena/shared/domain';
import { canonicalHash } from '../../../platform/canonical-hash.ts';
import type { RunDoc } from '../runs/run-model.ts';
import type { FrozenSlip, SlipDoc } from '../slips/slip-model.ts';

/** The stored items that a slip pays, in its order. */
export interface PaidBySlip {
  readonly pieces: readonly PaidPiece[];
  readonly adjustments: readonly PaidAdjustment[];
  readonly lines: readonly TypedLine[];
  /** The sum of its payments, without removed ones. */
  readonly paymentCents: Cents;
}

/** The faults of a slip; that of a closed run is computed again from its stamps (RUN-9). */
export function faultsOfSlip(slip: SlipDoc, run: RunDoc, paid: PaidBySlip): string[] {
  const { frozen } = slip;
  const name = `The slip ${slip._id} of ${frozen.fullname} in run ${run.number}`;
  const faults: string[] = [];
  if (canonicalHash(frozen) !== slip.hash) faults.push('differs from its hash');
  if (!isDeepStrictEqual(headIn(frozen), headOf(run, slip))) faults.push('does not say what its run says');
  if (slip.netCents !== frozen.netCents) {
    faults.push(`has a net of ${money(slip.netCents)} beside ${money(frozen.netCents)} in it`);
  }
  if (slip.reopened !== (run.state === 'reopened'))
    faults.push('is taken back and its run is not, or neither');
  if (run.state === 'closed') faults.push(...differences(frozen, made(frozen, paid)));
  if (slip.paidCents !== paid.paymentCents || paid.paymentCents > Math.max(0, slip.netCents)) {
    const [says, come] = [money(slip.paidCents), money(paid.paymentCents)];
    faults.push(`says that ${says} of ${money(slip.netCents)} is paid, while its payments come to ${come}`);
  }
  return faults.map((fault) => `${name} ${fault}.`);
}

/** Computes the figures by the function of the closing, with the concepts of that time. */
function made(frozen: FrozenSlip, { pieces, adjustments, lines }: PaidBySlip): SlipFigures {
  const period = { startDate: frozen.startDate, endDate: frozen.endDate };
  const concepts = frozen.lines.flatMap((line): AppliedConcept[] => {
    const { conceptId: id, share: proRata, name, kind, basis, value } = line;
    return id === null ? [] : [{ id, name, kind, basis, value, ...(proRata && { proRata }) }];
  });
  return reckonSlip({ period, pieces, adjustments, concepts, lines, givesBack: frozen.format !== undefined });
}

function differences(frozen: FrozenSlip, figures: SlipFigures): string[] {
  return Object.entries(figures)
    .filter(([key, value]) => !isDeepStrictEqual(frozen[key as keyof SlipFigures], value))
    .map(([key, value]) => {
      const [says, comes] = [frozen[key as keyof SlipFigures], value].map((it) => JSON.stringify(it));
      return `has ${key} ${says}, while what it pays comes to ${comes}`;
    });
}

const HEAD = [
  'companyId',
  'companyName',
  'runNumber',
  'startDate',
  'endDate',
  'payday',
  'schedule',
  'closedAt',
  'employeeId',
  'currency',
  'timeZone',
] as const satisfies (keyof FrozenSlip)[];

const headIn = (frozen: FrozenSlip) => Object.fromEntries(HEAD.map((key) => [key, frozen[key]]));

function headOf(run: RunDoc, slip: SlipDoc): Pick<FrozenSlip, (typeof HEAD)[number]> {
  const { companyName, startDate, endDate, payday, schedule, currency, timeZone } = run;
  return {
    companyId: String(slip.companyId),
    companyName,
    runNumber: run.number,
    startDate,
    endDate,
    payday,
    schedule,
    closedAt: run.closedAt.toISOString(),
    employeeId: String(slip.employeeId),
    currency,
    timeZone,
  };
}

const money = (cents: Cents) => fromCents(cents).toFixed(2);
