import type { Person } from '@faena/shared/schemas';
import { roleLabels } from '@/texts/labels.ts';
import { UserText } from '@/ui/user-text.tsx';
import { EmailAddress } from './email-address.tsx';
import { accountTexts } from './texts/account.ts';

const { fields, none } = accountTexts;

/** The profile, read-only. Unset fields show a dash. */
export function ProfileView({ person }: { person: Person }) {
  const rows = [
    [fields.fullname, person.fullname],
    [fields.username, person.username],
    [fields.email, <EmailAddress key="email" email={person.email} />],
    [fields.phone, person.phone],
    [fields.role, roleLabels[person.rol_id]],
    ...(person.company ? [[fields.company, person.company.name] as const] : []),
    ...(person.subscription ? [[fields.subscription, person.subscription.name] as const] : []),
  ] as const;
  return (
    <dl className="divide-y divide-line border-line border-y">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">
            {typeof value === 'string' ? <UserText>{value || none}</UserText> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
