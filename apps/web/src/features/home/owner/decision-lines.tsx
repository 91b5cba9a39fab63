import type { Company, MoneyNeeded, OwnerDay } from '@faena/shared/schemas';
import { DecisionLine } from './decision-line.tsx';

type DecisionLinesProps = {
  day: OwnerDay;
  companies: readonly Company[];
  needed: MoneyNeeded | undefined;
};

/** A line for each kind of thing that waits, in the order of the answer (DAY-2). */
export function DecisionLines({ day: { at, waiting }, companies, needed }: DecisionLinesProps) {
  const byId = new Map(companies.map((company) => [company._id, company]));
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {waiting.map((line) => (
        <DecisionLine key={line.kind} line={line} at={at} companies={byId} needed={needed} />
      ))}
    </ul>
  );
}
