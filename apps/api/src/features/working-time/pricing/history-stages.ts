import type { Expression, PipelineStage } from 'mongoose';
import { proRataCentsIn } from './pro-rata.ts';

const DAY_MS = 86_400_000;

/** More days than the clock changes of any zone can move an instant away from where it would be. */
const SLACK_DAYS = 2;

/** Consecutive days of a time zone. The time zone's rules stay here: the database knows edges only. */
export interface Calendar {
  /** The first instant of each day, and the end of the last. */
  readonly edges: readonly Date[];
  /** For each day the number of its period: a day, week or month. */
  readonly periodOfDay: readonly number[];
}

/**
 * The stages that share matched records among periods: `{ _id: period number, durationMs, costCents }`
 * of each with time in it, in no order. A record is cut at midnights, and each piece earns what has
 * accrued by its end less what had by its start, so that the pieces sum to the record's cost.
 */
export function historyStages({ edges, periodOfDay }: Calendar): PipelineStage[] {
  const days = { $literal: edges };
  const lastDay = edges.length - 2;
  return [
    {
      $project: {
        _id: 0,
        startTime: 1,
        endTime: 1,
        costCents: { $ifNull: ['$costCents', 0] },
        wholeMs: { $subtract: ['$endTime', '$startTime'] },
        day: {
          $range: [
            { $max: [dayOf('$startTime', edges), 0] },
            { $add: [{ $min: [dayOf('$endTime', edges), lastDay] }, 1] },
          ],
        },
      },
    },
    { $match: { wholeMs: { $gt: 0 } } },
    { $unwind: '$day' },
    {
      $set: {
        from: { $arrayElemAt: [days, '$day'] },
        to: { $arrayElemAt: [days, { $add: ['$day', 1] }] },
      },
    },
    {
      $group: {
        _id: { $arrayElemAt: [{ $literal: periodOfDay }, '$day'] },
        durationMs: { $sum: { $subtract: [elapsedMs('$to'), elapsedMs('$from')] } },
        costCents: { $sum: { $subtract: [earnedCents('$to'), earnedCents('$from')] } },
      },
    },
    { $match: { durationMs: { $gt: 0 } } },
  ];
}

/** The number of the day an instant lies in: guessed from 24-hour days, then looked up around there. */
function dayOf(instant: string, edges: readonly Date[]): Expression {
  const guess = { $toInt: { $floor: { $divide: [{ $subtract: [instant, edges[0]] }, DAY_MS] } } };
  const first = { $max: [{ $subtract: [guess, SLACK_DAYS] }, 0] };
  const near = { $slice: [{ $literal: edges }, first, 2 * SLACK_DAYS + 1] };
  const begun = { $size: { $filter: { input: near, cond: { $lte: ['$$this', instant] } } } };
  return { $add: [first, begun, -1] };
}

/** How much of a record has passed at an instant. */
function elapsedMs(instant: string): Expression {
  return { $max: [{ $subtract: [{ $min: [instant, '$endTime'] }, '$startTime'] }, 0] };
}

/** How much of a record's cost has been earned at an instant. */
function earnedCents(instant: string): Expression {
  return proRataCentsIn('$costCents', elapsedMs(instant), '$wholeMs');
}
