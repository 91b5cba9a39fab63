import type { Types } from 'mongoose';

/**
 * The id of a document from an interrupted seeding, else of the one that `create` makes. So a second seeding
 * continues and duplicates nothing.
 */
export async function ensure(
  existing: Promise<{ _id: Types.ObjectId } | null>,
  create: () => Promise<{ _id: string }>,
): Promise<string> {
  const found = await existing;
  return found ? String(found._id) : (await create())._id;
}
