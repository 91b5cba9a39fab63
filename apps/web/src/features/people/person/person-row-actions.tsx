import { ROLES } from '@faena/shared/access';
import type { Person } from '@faena/shared/schemas';
import { Building2, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { messageOf } from '@/texts/wording.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { peopleTexts } from '../texts/people.ts';
import { employeeLoss, useRemovePerson } from './requests.ts';

const texts = peopleTexts;

type PersonRowActionsProps = {
  person: Person;
  onEdit: () => void;
  /** Gives an employee a company (EMPLOYEE-12). */
  onAssign: () => void;
};

/** An administrator's actions on an account; a deletion asks first (ERROR-21). */
export function PersonRowActions({ person, onEdit, onAssign }: PersonRowActionsProps) {
  const navigate = useNavigate();
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
    mutate(person._id, {
      onSuccess: () => toast.success(texts.removed(person.fullname)),
      onError: tellWhy,
    });
  }

  /** An owner of companies cannot be deleted: the message names the companies, and leads to the handover (ADMIN-3). */
  function tellWhy(error: Error): void {
    if (!(error instanceof ApiError) || error.reason !== 'owns_companies') {
      quietFailure(texts.removeFailed)(error);
      return;
    }
    reportError(error);
    const address = `/admin/companies?creator=${encodeURIComponent(person.username)}`;
    toast.error(messageOf(error, texts.removeFailed), {
      action: { label: texts.seeCompanies, onClick: () => void navigate(address) },
      duration: 20_000,
    });
  }

  return (
    <>
      <IconButton icon={Pencil} label={texts.edit(person.fullname)} disabled={isPending} onClick={onEdit} />
      {person.rol_id === ROLES.employee && (
        <IconButton icon={Building2} label={texts.assign.of(person.fullname)} onClick={onAssign} />
      )}
      <IconButton
        icon={Trash2}
        label={texts.remove(person.fullname)}
        loading={isPending}
        onClick={() => void remove()}
      />
    </>
  );
}
