import { randomBytes } from 'node:crypto';
import type { Person } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { encodePicture } from './encode-picture.ts';
import { PersonModel } from './model.ts';
import { namedActor } from './named-actor.ts';
import { PictureModel } from './picture-model.ts';
import { readPerson } from './read-people.ts';
import { storePicture } from './stored-picture.ts';

/**
 * Sets a profile picture, the caller's own or, for an admin, anyone's; the previous one is deleted. Each has an id of
 * 128 random bits, which is its address and the right to see it.
 * @throws AppError as `namedActor` and `encodePicture`
 */
export async function setPicture(
  username: string | undefined,
  upload: Buffer,
  actor: Actor,
  { clock, files }: Services,
): Promise<Person> {
  const { id: personId } = await namedActor(actor, username);
  const bytes = await encodePicture(upload);
  const fileId = await storePicture(bytes, files);
  const pictureId = randomBytes(16).toString('hex');
  return transaction(async (session) => {
    const person = await PersonModel.findByIdAndUpdate(personId, { $set: { pictureId } }, { session }).lean();
    if (!person) throw notFound('user');
    await recordActs([{ action: 'account-changed', about: person }], session);
    await PictureModel.deleteMany({ userId: personId }, { session });
    await PictureModel.create([{ _id: pictureId, userId: personId, fileId, bytes, createdAt: clock.now() }], {
      session,
    });
    return readPerson(personId, clock.now(), session);
  });
}
