import { cn } from '@/ui/cn.ts';
import { DeviceList } from './device-list.tsx';
import { MarkPin } from './mark-pin.tsx';

/** The devices that mark for an employee, and their PIN for kiosks. */
export function Devices({ employeeId, className }: { employeeId: string; className?: string }) {
  return (
    <div className={cn('grid gap-6', className)}>
      <DeviceList employeeId={employeeId} />
      <MarkPin employeeId={employeeId} />
    </div>
  );
}
