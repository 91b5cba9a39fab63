import { createContext, type KeyboardEvent, type ReactNode, use, useId, useMemo, useState } from 'react';
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

interface Chosen {
  readonly id: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

const ChosenTab = createContext<Chosen | null>(null);

function useChosen(): Chosen {
  const chosen = use(ChosenTab);
  if (!chosen) throw new Error('This needs a TabFrame around it');
  return chosen;
}

/** Views of one subject, of which only the chosen one is mounted. Controlled or not. */
export function Tabs({ label, tabs, value: given, onValueChange, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.value ?? '');
  const value = given ?? own;
  function choose(next: string): void {
    setOwn(next);
    onValueChange?.(next);
  }
  return (
    <TabFrame value={value} onValueChange={choose} className={className}>
      <TabList label={label} tabs={tabs} className="border-line border-b" />
      <TabPanel value={value} className="pt-4">
        {tabs.find((tab) => tab.value === value)?.content}
      </TabPanel>
    </TabFrame>
  );
}

export type TabFrameProps = {
  value: string;
  onValueChange: (value: string) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Surrounds a `TabList` and the `TabPanel` of the chosen tab, if they are apart. */
export function TabFrame({ value, onValueChange, className, children }: TabFrameProps) {
  const id = useId();
  const chosen = useMemo(() => ({ id, value, onValueChange }), [id, value, onValueChange]);
  return (
    <ChosenTab value={chosen}>
      <div className={className}>{children}</div>
    </ChosenTab>
  );
}

export type TabListProps = {
  label: string;
  tabs: readonly Pick<TabItem, 'value' | 'label'>[];
  className?: string;
};

/**
 * The tabs: one tab stop, whose arrows choose (WAI-ARIA). Radix's component would add its lists and focus groups to the
 * code of every board.
 */
export function TabList({ label, tabs, className }: TabListProps) {
  const { id, value, onValueChange } = useChosen();

  function step(event: KeyboardEvent<HTMLElement>): void {
    const last = tabs.length - 1;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = {
      ArrowLeft: at > 0 ? at - 1 : last,
      ArrowRight: at < last ? at + 1 : 0,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next !== undefined && tabs[next];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    document.getElementById(tabId(id, tab.value))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={step}
      className={cn('flex gap-4 overflow-x-auto overflow-y-hidden', className)}
    >
      {tabs.map((tab) => {
        const selected = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, tab.value)}
            aria-selected={selected}
            aria-controls={selected ? panelId(id) : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className={cn(
              '-mb-px min-h-control whitespace-nowrap border-transparent border-b-2 px-0.5 text-muted transition-colors',
              'hover:text-ink focus-visible:-outline-offset-2',
              selected && 'border-accent font-medium text-ink',
            )}
          >
            {tab.label}
          </button>
        );
      })}
    </div>
  );
}

export type TabPanelProps = { value: string; className?: string; children: ReactNode };

/** The content of the chosen tab. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  const { id } = useChosen();
  return (
    <div
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop of the keyboard (WAI-ARIA)
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string) => `${id}-panel`;
