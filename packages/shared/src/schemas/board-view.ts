import { z } from 'zod';
import { viewParamsOf } from '../domain/board-view-params.ts';
import { foldName } from '../domain/fold.ts';
import { LENGTHS, MAX_BOARD_VIEWS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { Name } from './primitives.ts';

/** A saved view of a board: its name and its part of the address (VIEW-2). */
export const BoardView = z.object({ name: z.string(), params: z.string() });
export type BoardView = z.infer<typeof BoardView>;

/** `GET /tasks/project/:projectId/views`: the caller's, in their order. `version` starts at 0 and rises with each change. */
export const BoardViews = z.object({ version: z.number().int(), views: z.array(BoardView) });
export type BoardViews = z.infer<typeof BoardViews>;

/** The name of a view in a request. */
export const ViewName = Name.max(LENGTHS.viewName, say('too_long', { max: LENGTHS.viewName }));

const TakenView = z.object({
  name: ViewName,
  params: z
    .string()
    .max(LENGTHS.viewParams, say('too_long', { max: LENGTHS.viewParams }))
    .overwrite(viewParamsOf),
});

/** `PUT /tasks/project/:projectId/views`: all views; `version` is the version the caller saw (VIEW-3). */
export const BoardViewsChange = z.object({
  version: BoardViews.shape.version.min(0),
  views: listOf(TakenView, { max: MAX_BOARD_VIEWS }).refine(
    (views) => new Set(views.map(({ name }) => foldName(name))).size === views.length,
    say('name_twice'),
  ),
});
export type BoardViewsChange = z.infer<typeof BoardViewsChange>;
