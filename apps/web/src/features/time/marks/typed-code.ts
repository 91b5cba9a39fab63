/** The digits of a site that somebody typed or scanned for their next press, and its project. */
export interface TypedCode {
  readonly projectId: string;
  readonly code: string;
}

/** Gives the digits for a press in a project; its field sets it, so that the kept scripts have no more of it (PHONE-2). */
export const codeForPress: { take?: (projectId: string | undefined) => TypedCode | undefined } = {};
