import type { PipelineStage } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';

/** The stages that answer a company with its employee's own marking, if they have one (MARK-2); none for other roles. */
export function ownMarking({ id, role }: Pick<Actor, 'id' | 'role'>): PipelineStage[] {
  if (role !== 'employee') return [];
  const own = [{ $match: { _id: id } }, { $project: { marking: 1 } }];
  return [
    { $lookup: { from: 'users', pipeline: own, as: 'own' } },
    { $set: { marking: { $ifNull: [{ $first: '$own.marking' }, '$marking'] } } },
  ];
}
