export { BoardSkeleton } from './board-skeleton.tsx';
export { useFilterBar } from './filter/use-filter-bar.ts';
export { BoardControls } from './head/board-controls.tsx';
export { useBoardView } from './head/use-board-view.ts';
export { KeyHelpButton } from './keys/key-help-button.tsx';
export { TaskBoard } from './task-board.tsx';
