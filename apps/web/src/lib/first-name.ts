/** The first word of a full name, to greet a person by; empty without a name. */
export function firstNameOf(fullname: string | undefined): string {
  return (fullname ?? '').trim().split(/\s+/, 1)[0] ?? '';
}
