/** Loads the choice of a project, which only people at work have (MARK-25). */
export const loadProjectChoice = () =>
  import('./project-choice.tsx').then(({ ProjectChoice }) => ProjectChoice);
