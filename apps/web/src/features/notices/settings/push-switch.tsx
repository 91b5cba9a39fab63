import { quietFailure } from '@/ui/quiet-failure.ts';
import { Switch } from '@/ui/switch.tsx';
import { toast } from '@/ui/toast.ts';
import { noticeSettingsTexts as texts } from '../texts/notice-settings.ts';
import { usePush, useTurnPush } from './requests.ts';

/** Switches push messages to this browser on and off (NOTICE-12). Their absence keeps nobody from anything. */
export function PushSwitch() {
  const { data: push } = usePush();
  const { mutate, isPending, variables } = useTurnPush();
  const isDenied = Notification.permission === 'denied';
  const isOn = isPending
    ? variables?.isOn === true
    : push?.isOn === true && Notification.permission === 'granted';
  const turn = async (wanted: boolean) => {
    if (!push) return;
    if (wanted && (await Notification.requestPermission()) !== 'granted') {
      toast.error(texts.pushDenied);
      return;
    }
    mutate({ isOn: wanted, publicKey: push.publicKey }, { onError: quietFailure(texts.pushFailed) });
  };
  return (
    <div className="mb-3">
      <Switch
        label={texts.pushHere}
        checked={isOn}
        disabled={!push || isPending || (isDenied && !isOn)}
        onCheckedChange={(wanted) => void turn(wanted)}
      />
      <p className="text-muted text-sm">{isDenied ? texts.pushDenied : texts.pushHint}</p>
    </div>
  );
}
