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
      <TabList label={label} tabs={tabs} className="border-line border-b" />
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

export type TabFrameProps = {
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
  children: ReactNode;
};

/** Around a `TabList` and the `TabPanel` of the chosen tab, where the two do not stand together. */
export function TabFrame(props: TabFrameProps) {
  return <Radix.Root {...props} />;
}

export type TabListProps = {
  label: string;
  tabs: readonly Pick<TabItem, 'value' | 'label'>[];
  className?: string;
};

export function TabList({ label, tabs, className }: TabListProps) {
  return (
    <Radix.List aria-label={label} className={cn('flex gap-4 overflow-x-auto overflow-y-hidden', className)}>
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
  );
}

export type TabPanelProps = { value: string; className?: string; children: ReactNode };

export function TabPanel(props: TabPanelProps) {
  return <Radix.Content {...props} />;
}
