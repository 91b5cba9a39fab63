/** Loads the questions about times without a Salida or a signal, which few first screens have (MARK-22) (TIME-68). */
export const loadQuestions = () => import('./questions.tsx').then(({ Questions }) => Questions);
