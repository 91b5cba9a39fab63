import type { Types } from 'mongoose';

/**
 * The id of what is there from a run that was cut short, else of what `create` makes. So a second run
 * goes on where the first one ended, and makes nothing twice.
 */
export async function ensure(
  existing: Promise<{ _id: Types.ObjectId } | null>,
  create: () => Promise<{ _id: string }>,
): Promise<string> {
  const found = await existing;
  return found ? String(found._id) : (await create())._id;
}
