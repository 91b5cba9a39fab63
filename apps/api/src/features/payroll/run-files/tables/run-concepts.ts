import { foldSearch, type LineKind } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { SlipModel } from '../../slips/slip-model.ts';

/** A concept of the slips of a run, under its name at that time. */
export interface RunConcept {
  readonly conceptId: string;
  readonly name: string;
}

/** The concepts of the slips of a run: additions first, then deductions, each by name. */
export async function conceptsOf(runId: Types.ObjectId): Promise<RunConcept[]> {
  const found = await SlipModel.aggregate<{ _id: string; name: string; kind: LineKind }>([
    { $match: { runId } },
    { $unwind: '$frozen.lines' },
    { $match: { 'frozen.lines.conceptId': { $ne: null } } },
    {
      $group: {
        _id: '$frozen.lines.conceptId',
        name: { $first: '$frozen.lines.name' },
        kind: { $first: '$frozen.lines.kind' },
      },
    },
  ]);
  const orderOf = ({ kind, name, _id }: (typeof found)[number]) => `${kind} ${foldSearch(name)} ${_id}`;
  return found
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(({ _id, name }) => ({ conceptId: _id, name }));
}
