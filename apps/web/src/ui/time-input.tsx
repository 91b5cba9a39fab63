import { uiTexts } from '@/texts/ui.ts';
import { Input } from './input.tsx';
import { typedTime } from './time-text.ts';

export type TimeInputProps = {
  /** A time as `HH:mm`, or empty; text that is no time stays as typed. */
  value: string;
  onValueChange: (time: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
};

/** A time of 24 hours, like those of the tables, in every browser and language. Controlled. */
export function TimeInput({ value, onValueChange, onBlur, ...props }: TimeInputProps) {
  function settle(): void {
    const time = typedTime(value);
    if (time !== null && time !== value) onValueChange(time);
  }

  return (
    <Input
      {...props}
      placeholder={uiTexts.time}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      className="tabular"
    />
  );
}
