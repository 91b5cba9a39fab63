import type { Company } from '@faena/shared/schemas';
import { payrollMoney } from '@/lib/money.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { deleteCompanyTexts } from '@/texts/delete-company.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { messageOf } from '@/texts/wording.ts';
import { DeleteByNameDialog } from '@/ui/delete-by-name-dialog.tsx';
import { toast } from '@/ui/toast.ts';
import { useCompanyLoss, useDeleteCompany } from './requests.ts';

const texts = deleteCompanyTexts;

type DeleteCompanyDialogProps = {
  company: Pick<Company, '_id' | 'name' | 'currency'>;
  onClose: () => void;
};

/** Asks before a company is deleted, and says what goes with it (COMPANY-8). */
export function DeleteCompanyDialog({ company: { _id, name, currency }, onClose }: DeleteCompanyDialogProps) {
  const { data: loss } = useCompanyLoss(_id);
  const { save: remove, error, state } = useSaving(useDeleteCompany());

  function confirm(): void {
    remove(_id, {
      onSuccess: () => {
        toast.success(texts.done(name));
        onClose();
      },
    });
  }

  return (
    <DeleteByNameDialog
      title={texts.title}
      description={texts.confirm}
      labels={{ cancel: texts.cancel, save: texts.submit }}
      name={name}
      label={texts.typeName(name)}
      onConfirm={confirm}
      saving={state}
      onClose={onClose}
      failure={error && messageOf(error, texts.failed)}
    >
      <p className="text-muted">{texts.consequence}</p>
      <p role="status">
        {loss &&
          deletionTexts.company(loss.projects, loss.employees, payrollMoney(currency).format(loss.earned))}
      </p>
    </DeleteByNameDialog>
  );
}
