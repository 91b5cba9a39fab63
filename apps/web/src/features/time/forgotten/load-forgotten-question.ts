/** Loads the question about a forgotten Salida, which few first screens have (MARK-22). */
export const loadForgottenQuestion = () =>
  import('./forgotten-question.tsx').then(({ ForgottenQuestion }) => ForgottenQuestion);
