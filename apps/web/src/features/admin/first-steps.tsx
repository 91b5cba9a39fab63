import { Check } from 'lucide-react';
import { TextLink } from '@/ui/text-link.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { adminTexts } from './texts/admin.ts';

const texts = adminTexts.dashboard.first;

type FirstStepsProps = {
  /** The number of lines; undefined while it loads, or after a failure. */
  lines: number | undefined;
  people: number | undefined;
  companies: number | undefined;
};

/** The steps before anybody can work in a new installation (ADMIN-11). */
export function FirstSteps({ lines, people, companies }: FirstStepsProps) {
  if (lines === undefined || people === undefined || companies === undefined) return null;
  const steps = [
    { to: '/admin/line-of-business', label: texts.lines, why: texts.linesWhy, done: lines > 0 },
    // The first person is the administrator.
    { to: '/admin/users', label: texts.people, why: texts.peopleWhy, done: people > 1 },
    { to: '/admin/companies', label: texts.company, why: texts.companyWhy, done: companies > 0 },
  ];
  if (steps.every(({ done }) => done)) return null;
  return (
    <DashboardCard texts={texts}>
      <ol className="mt-3 divide-y divide-line">
        {steps.map(({ to, label, why, done }, index) => (
          <li key={to} className="flex gap-3 py-2">
            <span
              className="tabular flex size-6 shrink-0 items-center justify-center rounded-full border border-line text-muted text-sm"
              aria-hidden
            >
              {done ? <Check strokeWidth={2} className="size-4 text-ok" /> : index + 1}
            </span>
            <span className="min-w-0">
              <TextLink to={to} printed>
                {label}
              </TextLink>
              {done && <VisuallyHidden> {texts.done}</VisuallyHidden>}
              <span className="block text-muted">{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </DashboardCard>
  );
}
