import type { Role } from '@faena/shared/access';

type Name = string | RegExp;

/** One way of sending something, from a screen with `answersIn('data')` to the button that sends it. */
export interface Writing {
  /** What is sent. */
  readonly call: `${string}.${string}`;
  readonly role?: Role;
  readonly path: string;
  /** What is pressed on the way, by its name. */
  readonly open?: readonly Name[];
  /** What is typed, by the label of its field. */
  readonly fill?: Readonly<Record<string, string>>;
  /** What is chosen, by the label of its field. */
  readonly choose?: Readonly<Record<string, string>>;
  /** What a file says that is chosen. */
  readonly file?: string;
  /** What is pressed twice. */
  readonly press: Name;
}
