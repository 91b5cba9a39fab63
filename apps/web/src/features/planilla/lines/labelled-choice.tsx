import { SegmentedControl, type SegmentedControlProps } from '@/ui/segmented-control.tsx';

/** A choice among a few, under its name like a field. */
export function LabelledChoice<Value extends string>({ label, ...props }: SegmentedControlProps<Value>) {
  return (
    <div>
      <p aria-hidden className="mb-1 font-medium text-sm">
        {label}
      </p>
      <SegmentedControl label={label} {...props} />
    </div>
  );
}
