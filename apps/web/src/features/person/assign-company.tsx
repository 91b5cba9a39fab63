import { ROLES } from '@faena/shared/access';
import type { Person } from '@faena/shared/schemas';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/texts/admin.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { AssignCompanyDialog } from './assign-company-dialog.tsx';

/** The way to the company of an employee, among what an administrator can do with an account (ADMIN-8). */
export function AssignCompany({ person }: { person: Person }) {
  const [open, setOpen] = useState(false);
  if (person.rol_id !== ROLES.employee) return null;
  return (
    <>
      <IconButton
        icon={Building2}
        label={adminTexts.people.assign.of(person.fullname)}
        onClick={() => setOpen(true)}
      />
      {open && <AssignCompanyDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
