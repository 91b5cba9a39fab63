import type { Company } from '@faena/shared/schemas';
import { useState } from 'react';
import { messageOf } from '@/lib/message-of.ts';
import { companyTexts } from '@/texts/companies.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { useDeleteCompany } from './requests.ts';

const texts = companyTexts.remove;

type DeleteCompanyDialogProps = {
  company: Pick<Company, '_id' | 'name'>;
  onClose: () => void;
};

/** Asks before a company is deleted: only its exact name enables the button (COMPANY-8). */
export function DeleteCompanyDialog({ company: { _id, name }, onClose }: DeleteCompanyDialogProps) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useDeleteCompany();
  const confirmed = typed === name;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!confirmed) return;
    mutate(_id, {
      onSuccess: () => {
        toast.success(texts.done(name));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="sm"
      title={texts.title}
      description={texts.confirm}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" disabled={!confirmed} loading={isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && <Notice tone="danger">{messageOf(error, texts.failed)}</Notice>}
        <p className="text-muted">{texts.consequence}</p>
        <Field label={texts.typeName(name)}>
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            disabled={isPending}
          />
        </Field>
      </div>
    </Dialog>
  );
}
