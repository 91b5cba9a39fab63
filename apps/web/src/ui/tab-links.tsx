import { NavLink } from 'react-router-dom';
import { cn } from './cn.ts';

export type TabLinksProps = {
  /** The name of these views for screen readers. */
  label: string;
  tabs: readonly { readonly label: string; readonly to: string }[];
};

/** Views of one thing with an address each; drawn like `Tabs`. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="mb-6 flex gap-4 overflow-x-auto overflow-y-hidden border-line border-b"
    >
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end
          className={({ isActive }) =>
            cn(
              '-mb-px flex min-h-control items-center whitespace-nowrap border-transparent border-b-2 px-0.5 text-muted',
              'transition-colors hover:text-ink focus-visible:-outline-offset-2',
              isActive && 'border-accent font-medium text-ink',
            )
          }
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
