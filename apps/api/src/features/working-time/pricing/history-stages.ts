import type { Expression, PipelineStage } from 'mongoose';
import { proRataCentsIn } from './pro-rata.ts';

const DAY_MS = 86_400_000;

/** More days than the clock changes of any zone can move an instant away from where it would be. */
const SLACK_DAYS = 2;

/** An instant, or the field of one. */
type Moment = Date | string;

/** The cost and the length of a record, as a projection. */
const WHOLE = {
  costCents: { $ifNull: ['$costCents', 0] },
  wholeMs: { $subtract: ['$endTime', '$startTime'] },
};

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
        ...WHOLE,
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
        ...sumOfShares('$from', '$to'),
      },
    },
    { $match: { durationMs: { $gt: 0 } } },
  ];
}

/**
 * The stages that add up, by person, what of matched records lies from `from` up to but without `to`:
 * `{ _id: employee, durationMs, costCents }`. It is what the rows of their histories of that time add up to.
 */
export function sumStages({ from, to }: { from: Date; to: Date }): PipelineStage[] {
  return [
    { $project: { _id: 0, employeeId: 1, startTime: 1, endTime: 1, ...WHOLE } },
    { $match: { wholeMs: { $gt: 0 } } },
    { $group: { _id: '$employeeId', ...sumOfShares(from, to) } },
  ];
}

/** The number of the day an instant lies in: estimated from 24-hour days, then looked up around there. */
function dayOf(instant: string, edges: readonly Date[]): Expression {
  const estimate = { $toInt: { $floor: { $divide: [{ $subtract: [instant, edges[0]] }, DAY_MS] } } };
  const first = { $max: [{ $subtract: [estimate, SLACK_DAYS] }, 0] };
  const near = { $slice: [{ $literal: edges }, first, 2 * SLACK_DAYS + 1] };
  const begun = { $size: { $filter: { input: near, cond: { $lte: ['$$this', instant] } } } };
  return { $add: [first, begun, -1] };
}

/** Adds up what of records lies between two instants. */
function sumOfShares(from: Moment, to: Moment) {
  return {
    durationMs: { $sum: { $subtract: [elapsedMs(to), elapsedMs(from)] } },
    costCents: { $sum: { $subtract: [earnedCents(to), earnedCents(from)] } },
  };
}

/** How much of a record has passed at an instant. */
function elapsedMs(instant: Moment): Expression {
  return { $max: [{ $subtract: [{ $min: [instant, '$endTime'] }, '$startTime'] }, 0] };
}

/** How much of a record's cost has been earned at an instant. */
function earnedCents(instant: Moment): Expression {
  return proRataCentsIn('$costCents', elapsedMs(instant), '$wholeMs');
}
