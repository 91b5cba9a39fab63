import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type TabItem = { value: string; label: string; content: ReactNode };

export type TabsProps = {
  /** The name of the tab list for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/** Views of one thing, one at a time; only the chosen one is mounted. Controlled or not. */
export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  return (
    <Radix.Root
      {...(value !== undefined ? { value } : { defaultValue: tabs[0]?.value ?? '' })}
      {...(onValueChange && { onValueChange })}
      className={className}
    >
      <Radix.List
        aria-label={label}
        className="flex gap-4 overflow-x-auto overflow-y-hidden border-line border-b"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cn(
              '-mb-px min-h-control whitespace-nowrap border-transparent border-b-2 px-0.5 text-muted transition-colors',
              'hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium',
              'focus-visible:-outline-offset-2 data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
