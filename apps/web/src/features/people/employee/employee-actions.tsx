import type { Employee } from '@faena/shared/schemas';
import type { LinkProps } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { employeeTexts } from '../texts/employees.ts';

const texts = employeeTexts.list;

type EmployeeActionsProps = {
  employee: Employee;
  /** The state of the link to the form, so that the form leads back to the same list. */
  wayBack: LinkProps['state'];
  onRemove: () => void;
};

/** Editar and Borrar of an employee; each label contains the name. */
export function EmployeeActions({ employee: { _id, fullname }, wayBack, onRemove }: EmployeeActionsProps) {
  return (
    <>
      <LinkButton
        to={`/employees/${_id}/edit`}
        state={wayBack}
        variant="ghost"
        aria-label={texts.of(texts.edit, fullname)}
      >
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
