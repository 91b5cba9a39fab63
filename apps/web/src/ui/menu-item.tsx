import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from './cn.ts';
import { useMenuParts } from './menu-parts.ts';

const itemClass = [
  'flex min-h-control w-full cursor-pointer select-none items-center gap-2 rounded-control px-2 outline-none',
  'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-50',
].join(' ');

export type MenuItemProps = {
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

/** An action of a menu. */
export function MenuItem({ icon: Icon, onSelect, danger, disabled = false, children }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item
      disabled={disabled}
      onSelect={onSelect}
      className={cn(itemClass, danger && 'text-danger data-highlighted:bg-danger-tint')}
    >
      {Icon && <Icon aria-hidden strokeWidth={1.75} className={cn('size-4', !danger && 'text-muted')} />}
      {children}
    </Item>
  );
}

/** A link in a menu. The current one is that of the present page. */
export function MenuLink({
  icon: Icon,
  to,
  isCurrent,
  children,
}: {
  icon?: LucideIcon;
  to: LinkProps['to'];
  isCurrent?: boolean;
  children: ReactNode;
}) {
  const { Item } = useMenuParts();
  return (
    <Item asChild className={itemClass}>
      <Link to={to} aria-current={isCurrent || undefined}>
        {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4 text-muted" />}
        {children}
      </Link>
    </Item>
  );
}

export type MenuRadioGroupProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  onValueChange: (value: Value) => void;
};

/** A choice in a menu, with a tick at the chosen item. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: MenuRadioGroupProps<Value>) {
  const { RadioGroup, RadioItem, ItemIndicator } = useMenuParts();
  return (
    <RadioGroup aria-label={label} value={value}>
      {options.map(({ value: option, label: text, icon: Icon }) => (
        <RadioItem key={option} value={option} onSelect={() => onValueChange(option)} className={itemClass}>
          {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4 text-muted" />}
          <span className="flex-1">{text}</span>
          <ItemIndicator>
            <Check aria-hidden strokeWidth={1.75} className="size-4" />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

/** A span without padding, because clamped text would show in it. */
function Words({ children }: { children: ReactNode }) {
  return <span className="wrap-anywhere line-clamp-2">{children}</span>;
}

const wordsClass = 'max-w-72 px-2 py-1.5 text-muted text-sm';

/** A heading within the menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return (
    <Label dir="auto" className={wordsClass}>
      <Words>{children}</Words>
    </Label>
  );
}

/** The reason of a menu without items, because screen readers do not announce an empty menu. */
export function MenuNote({ children }: { children: ReactNode }) {
  const { Item } = useMenuParts();
  return (
    <Item disabled dir="auto" className={wordsClass}>
      <Words>{children}</Words>
    </Item>
  );
}

/** A line between groups. */
export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="-mx-1 my-1 h-px bg-line" />;
}
