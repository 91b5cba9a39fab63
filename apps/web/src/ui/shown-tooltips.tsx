import { Tooltip as Radix } from 'radix-ui';
import { BorrowedTrigger } from './borrowed-trigger.tsx';
import { passOn } from './escape.ts';
import { type AskedTooltip, useAskedTooltips } from './tooltips.ts';

/** All requested tooltips; they share the delay before the first of them. */
export function ShownTooltips() {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {useAskedTooltips().map((tooltip) => (
        <Shown key={tooltip.id} {...tooltip} />
      ))}
    </Radix.Provider>
  );
}

function Shown({ lent, label, side }: AskedTooltip) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <BorrowedTrigger lent={lent} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={passOn}
          // No tooltip while closed: Radix would await the end of an entry that had not begun, and show two tooltips.
          className="z-60 max-w-64 animate-fade-in rounded-control bg-ink px-2 py-1 text-paper text-sm data-[state=closed]:animate-none"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
