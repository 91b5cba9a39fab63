import { ROLES } from '@faena/shared/access';
import type { Person } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { adminTexts } from '@/texts/admin.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { employeeLoss, useRemovePerson } from './requests.ts';

const texts = adminTexts.people;

/** Edit and Delete of one person; a deletion asks first (ERROR-18). */
export function PersonRowActions({ person, onEdit }: { person: Person; onEdit: () => void }) {
  const { confirm } = useDialogs();
  const { mutate, isPending } = useRemovePerson();

  async function remove(): Promise<void> {
    const sure = await confirm(texts.confirmRemove, {
      danger: true,
      confirmLabel: texts.removeLabel,
      about: texts.named(person.fullname, person.username),
      ...(person.rol_id === ROLES.employee && { loss: employeeLoss(person._id) }),
    });
    if (!sure) return;
    mutate(person._id, { onError: quietFailure(texts.removeFailed) });
  }

  return (
    <>
      <IconButton icon={Pencil} label={texts.edit(person.fullname)} disabled={isPending} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        label={texts.remove(person.fullname)}
        loading={isPending}
        onClick={() => void remove()}
      />
    </>
  );
}
