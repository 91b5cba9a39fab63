import { Building2 } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { companyTexts } from './texts/companies.ts';
import { companyFormTexts } from './texts/company-form.ts';

const texts = companyTexts.home;

/** 'No companies found.' (COMPANY-16), and the way to the first one. */
export function NoCompanies() {
  return (
    <EmptyState
      icon={Building2}
      title={texts.empty}
      hint={texts.emptyHint}
      action={
        <LinkButton to="/add-company" variant="primary">
          {companyFormTexts.register}
        </LinkButton>
      }
    />
  );
}
