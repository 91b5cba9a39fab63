import type { Role } from '@faena/shared/access';

type Name = string | RegExp;

/** One way to send a request, from a screen with `answersIn('data')` to the button that sends it. */
export interface Writing {
  /** The sent call. */
  readonly call: `${string}.${string}`;
  readonly role?: Role;
  readonly path: string;
  /** The controls pressed on the way, by name. */
  readonly open?: readonly Name[];
  /** The typed texts, by the label of their field. */
  readonly fill?: Readonly<Record<string, string>>;
  /** The chosen options, by the label of their field. */
  readonly choose?: Readonly<Record<string, string>>;
  /** The content of the chosen file. */
  readonly file?: string;
  /** The control pressed twice. */
  readonly press: Name;
}
