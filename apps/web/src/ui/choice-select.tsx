import { Select } from './select.tsx';

type ChoiceSelectProps<Choice extends string> = {
  choices: readonly Choice[];
  /** The label of each choice. */
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  onChoose: (choice: Choice) => void;
};

/** A select of a few fixed things. */
export function ChoiceSelect<Choice extends string>({
  choices,
  labels,
  value,
  onChoose,
}: ChoiceSelectProps<Choice>) {
  return (
    <Select
      value={value}
      onChange={({ target }) => {
        const choice = choices.find((one) => one === target.value);
        if (choice) onChoose(choice);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </Select>
  );
}
