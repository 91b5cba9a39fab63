import { Building2 } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { companyTexts } from './texts/companies.ts';

const texts = companyTexts.home;

/** 'No companies found.', with a link that creates the first one (COMPANY-16). */
export function NoCompanies() {
  return (
    <EmptyState
      icon={Building2}
      title={texts.empty}
      hint={texts.emptyHint}
      action={
        <LinkButton to="/add-company" variant="primary">
          {texts.register}
        </LinkButton>
      }
    />
  );
}
