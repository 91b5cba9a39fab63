export { DateChoices } from './date-choices.tsx';
export { PeopleChoices } from './people-choices.tsx';
export { PriorityChoices } from './priority-choices.tsx';
export { TagChoices } from './tag-choices.tsx';
