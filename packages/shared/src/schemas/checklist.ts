import { z } from 'zod';
import { LENGTHS, MAX_CHECKLIST_ITEMS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { Id, Name } from './primitives.ts';

/** The numbers of items of a checklist, and of done ones. */
export const ChecklistProgress = z.object({ done: z.number().int(), total: z.number().int() });
export type ChecklistProgress = z.infer<typeof ChecklistProgress>;

/** One thing to do in a task (CHECK-1). */
export const ChecklistItem = z.object({ _id: Id, text: z.string(), done: z.boolean() });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** The text of an item in a request, in one line. */
export const ItemText = Name.max(LENGTHS.checklistItem, say('too_long', { max: LENGTHS.checklistItem }));

/** The texts of the first items of something new, none of them done. */
export const ItemTexts = listOf(ItemText, { max: MAX_CHECKLIST_ITEMS });

/** `POST /tasks/:id/checklist`: the texts of new items, and optionally their ids (TASK-17). */
export const NewItems = z
  .object({
    texts: listOf(ItemText, { min: 1, max: MAX_CHECKLIST_ITEMS }),
    ids: listOf(Id, { min: 1, max: MAX_CHECKLIST_ITEMS })
      .refine((ids) => new Set(ids).size === ids.length, say('item_twice'))
      .optional(),
  })
  .refine(({ texts, ids }) => !ids || ids.length === texts.length, {
    path: ['ids'],
    message: say('ids_not_of_texts'),
  });
export type NewItems = z.infer<typeof NewItems>;

/** `PUT /tasks/:id/checklist/:itemId`. */
export const ItemTextChange = z.object({ text: ItemText });

/** `PUT /tasks/:id/checklist/:itemId/done`. */
export const ItemTick = z.object({ done: z.boolean() });

/** `PUT /tasks/:id/checklist/:itemId/place`: the new order of the item; a number beyond the end means the end. */
export const ItemPlace = z.object({ order: z.number().int().min(0) });
