import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'size' | 'aria-label' | 'title'> & {
  icon: LucideIcon;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** A shorter tooltip, if the name also contains the subject. */
  tooltip?: string;
  tooltipSide?: TooltipProps['side'];
};

/** A square button with an icon of 16 px; `ghost` by default. */
export function IconButton({
  icon: Icon,
  label,
  tooltip = label,
  tooltipSide = 'top',
  variant = 'ghost',
  loading = false,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip label={tooltip} side={tooltipSide}>
      <Button {...props} variant={variant} size="icon" loading={loading} aria-label={label}>
        {!loading && <Icon aria-hidden strokeWidth={1.75} />}
      </Button>
    </Tooltip>
  );
}
