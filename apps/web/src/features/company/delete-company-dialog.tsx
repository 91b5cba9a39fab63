import type { Company } from '@faena/shared/schemas';
import { payrollMoney } from '@/lib/money.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { DeleteByNameDialog } from '@/ui/delete-by-name-dialog.tsx';
import { useCompanyLoss, useDeleteCompany } from './changes.ts';
import { deleteCompanyTexts } from './texts/delete-company.ts';

const texts = deleteCompanyTexts;

type DeleteCompanyDialogProps = {
  company: Pick<Company, '_id' | 'name' | 'currency'>;
  onClose: () => void;
};

/** Asks before a company is deleted, and names the consequences (COMPANY-8). */
export function DeleteCompanyDialog({ company: { _id, name, currency }, onClose }: DeleteCompanyDialogProps) {
  const { data: loss } = useCompanyLoss(_id);
  return (
    <DeleteByNameDialog
      title={texts.title}
      description={texts.confirm}
      texts={texts}
      screen="en"
      name={name}
      write={useDeleteCompany()}
      target={_id}
      onClose={onClose}
    >
      <p className="text-muted">{texts.consequence}</p>
      <p role="status">
        {loss &&
          deletionTexts.company(loss.projects, loss.employees, payrollMoney(currency).format(loss.earned))}
      </p>
    </DeleteByNameDialog>
  );
}
