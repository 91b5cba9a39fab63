import type { TaskAttachment } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { AttachmentDoc, Cards } from '../task-store/index.ts';
import { FileAddresses, type FilePart } from './file-address.ts';

type Addressing = Pick<BoardServices, 'config' | 'clock'>;

/** Files as the API answers them to a person, with addresses for that person alone (FILE-5, FILE-11). */
export async function toAttachments(
  attachments: readonly AttachmentDoc[],
  person: Pick<Actor, 'id'>,
  services: Addressing,
): Promise<TaskAttachment[]> {
  const cards = await cardsOf(attachments.map(({ authorId }) => authorId));
  const wire = wireFor(person, services, cards);
  return attachments.map(wire);
}

/** One file as the API answers it to a person. */
export async function toAttachment(
  attachment: AttachmentDoc,
  person: Pick<Actor, 'id'>,
  services: Addressing,
): Promise<TaskAttachment> {
  return wireFor(person, services, await cardsOf([attachment.authorId]))(attachment);
}

function wireFor({ id: personId }: Pick<Actor, 'id'>, { config, clock }: Addressing, cards: Cards) {
  const addresses = new FileAddresses(config.jwtSecret);
  const now = clock.now();
  return (attachment: AttachmentDoc): TaskAttachment => {
    const { _id: attachmentId, authorId, name, mediaType, size, previewId, createdAt } = attachment;
    const addressOf = (part: FilePart) => addresses.of({ attachmentId, personId, part }, now);
    return {
      _id: String(attachmentId),
      author: cards.get(String(authorId)) ?? null,
      name,
      type: mediaType,
      size,
      address: addressOf('whole'),
      ...(previewId && { preview: addressOf('preview') }),
      createdAt: createdAt.toISOString(),
    };
  };
}
