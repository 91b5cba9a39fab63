import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { SlipModel } from '../slips/slip-model.ts';

/** The numbers of the caller's slips that wait for their answer: without one, and with an answered claim (ANSWER-1). */
export async function countWaitingSlips({ id }: Actor): Promise<Pick<Home['waiting'], 'slips' | 'claims'>> {
  const found = await SlipModel.aggregate<{ _id: 'none' | 'answered'; count: number }>([
    { $match: { employeeId: id, reopened: false, answer: { $in: ['none', 'answered'] } } },
    { $group: { _id: '$answer', count: { $sum: 1 } } },
  ]);
  const counted = (answer: string) => found.find(({ _id }) => _id === answer)?.count ?? 0;
  return { slips: counted('none'), claims: counted('answered') };
}
