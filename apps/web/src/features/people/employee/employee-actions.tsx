import type { Employee } from '@faena/shared/schemas';
import { Button } from '@/ui/button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { employeeTexts } from '../texts/employees.ts';

const texts = employeeTexts.list;

type EmployeeActionsProps = {
  employee: Employee;
  onRemove: () => void;
};

/** Editar and Borrar of one employee, each named after them. */
export function EmployeeActions({ employee: { _id, fullname }, onRemove }: EmployeeActionsProps) {
  return (
    <>
      <LinkButton to={`/employees/${_id}/edit`} variant="ghost" aria-label={texts.of(texts.edit, fullname)}>
        {texts.edit}
      </LinkButton>
      <Button
        variant="ghost"
        className="text-danger"
        aria-label={texts.of(texts.remove, fullname)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </>
  );
}
