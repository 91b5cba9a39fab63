import type { PipelineStage } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';

/** Has a workplace say how its employee marks, which may differ from the company (MARK-2); nothing for other roles. */
export function ownMarking({ id, role }: Pick<Actor, 'id' | 'role'>): PipelineStage[] {
  if (role !== 'employee') return [];
  const own = [{ $match: { _id: id } }, { $project: { marking: 1 } }];
  return [
    { $lookup: { from: 'users', pipeline: own, as: 'own' } },
    { $set: { marking: { $ifNull: [{ $first: '$own.marking' }, '$marking'] } } },
  ];
}
