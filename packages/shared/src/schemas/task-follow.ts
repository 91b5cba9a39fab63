import { z } from 'zod';

/** `PUT /tasks/:id/follow`: the caller's choice, which outweighs assignments and comments (FOLLOW-2). */
export const TaskFollowChange = z.object({ follows: z.boolean() });
export type TaskFollowChange = z.infer<typeof TaskFollowChange>;

/** Whether the caller follows a task, by choice or by themselves as FOLLOW-1 says. */
export const TaskFollow = z.object({ follows: z.boolean() });
export type TaskFollow = z.infer<typeof TaskFollow>;
