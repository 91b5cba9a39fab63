import { useNavigate } from 'react-router-dom';
import {
  CompanyForm,
  companyFormTexts,
  companyTexts,
  linesOfBusiness,
  useCreateCompany,
} from '@/features/company/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { reportError } from '@/lib/report.ts';
import { useBack } from '@/lib/way-back.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { TextLink } from '@/ui/text-link.tsx';

const texts = companyFormTexts;

export function loader() {
  prefetch(linesOfBusiness);
  return null;
}

/** /add-company: 'Register New Company' (COMPANY-2). */
export function Component() {
  const navigate = useNavigate();
  const back = useBack('/company');
  const { alert } = useDialogs();
  const { mutate, isPending } = useCreateCompany();
  return (
    <Page>
      <PageHeader title={companyTexts.home.register} back={<TextLink to={back}>{texts.back}</TextLink>} />
      <CompanyForm
        company={null}
        submitLabel={texts.create}
        saving={isPending}
        onSaved={() => navigate('/home')}
        onSave={(company, { onRefused, onSuccess }) =>
          mutate(company, {
            onSuccess,
            onError: (error) => {
              reportError(error);
              onRefused(error);
              void alert(texts.createFailed);
            },
          })
        }
      />
    </Page>
  );
}
