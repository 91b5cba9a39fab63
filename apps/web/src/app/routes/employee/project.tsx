import { useParams } from 'react-router-dom';
import { EmployeeProject } from '@/features/home/index.ts';

/** /employee/projects/{id}. */
export function Component() {
  const { id = '' } = useParams();
  return <EmployeeProject key={id} id={id} />;
}
