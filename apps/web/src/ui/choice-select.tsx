import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

type Choices<Choice extends string> = {
  choices: readonly Choice[];
  /** The label of each choice. */
  labels: Readonly<Record<Choice, string>>;
};

type ChoiceSelectProps<Choice extends string> = Choices<Choice> & {
  value: Choice;
  onChoose: (choice: Choice) => void;
} & Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>;

/** A select of a few fixed things. */
export function ChoiceSelect<Choice extends string>({
  choices,
  labels,
  onChoose,
  ...props
}: ChoiceSelectProps<Choice>) {
  return (
    <Select
      {...props}
      onChange={({ target }) => {
        const choice = choices.find((one) => one === target.value);
        if (choice) onChoose(choice);
      }}
    >
      <ChoiceOptions choices={choices} labels={labels} />
    </Select>
  );
}

/** The options of a few fixed things, for a select that has another option or belongs to a form. */
export function ChoiceOptions<Choice extends string>({ choices, labels }: Choices<Choice>) {
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {labels[choice]}
    </option>
  ));
}
